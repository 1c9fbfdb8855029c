// ZIP files with photos that have to be read, whose photos have to be added, or that are over. A
// restart loses none of them.
import { stateAfterCancel } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { seconds, type Duration } from '@hammerdock/domain/time.ts';
import { ArchiveProblem } from '../../archives/archive-problem.ts';
import { PartMissing } from '../../archives/stored-archives.ts';
import {
  archivesToWorkOn,
  deletePhotoArchive,
  findPhotoArchive,
  lockPhotoArchive,
  updatePhotoArchive,
  type PhotoArchive,
} from '../../store/photo-archives/photo-archives.ts';
import type { ClaimedItem } from '../../store/platform/work-items.ts';
import { runWorkQueue, type WorkQueue } from '../platform/run-work-queue.ts';
import { addPhotos } from './add-photos.ts';
import { announceArchive } from './archive-progress.ts';
import { readArchive, type ArchiveWorker } from './read-archive.ts';

/** Then its seller is notified, rather than waiting for the store. */
const ATTEMPTS_MAX = 3;
const ADDING_MS: Duration = seconds(20);

export const archivesQueue: WorkQueue<ArchiveWorker> = {
  name: 'photo-archives',
  candidates: archivesToWorkOn,
  work: async (context, item) => {
    await workOnArchive(context, item);
    return 'done';
  },
};

export const workOnArchives = (context: ArchiveWorker): Promise<void> =>
  runWorkQueue(context, archivesQueue);

async function workOnArchive(
  context: ArchiveWorker,
  { item, attempts }: Pick<ClaimedItem, 'item' | 'attempts'>,
): Promise<void> {
  const archive = await findPhotoArchive(context.workerDb, item);
  if (archive === undefined) return;
  try {
    await takeStep(context, archive);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null && attempts < ATTEMPTS_MAX) throw error;
    if (problem === null) {
      context.log.error({ err: error, archiveId: item }, 'a ZIP file with photos failed');
    }
    await end(context, archive, { problem, isGone: error instanceof PartMissing });
  }
  const left = await findPhotoArchive(context.workerDb, item);
  if (left !== undefined) await removeIfOver(context, left);
}

async function takeStep(context: ArchiveWorker, archive: PhotoArchive): Promise<void> {
  const { id, state } = archive;
  if (state === 'reading') await readArchive(context, archive);
  else if (state === 'adding') await addPhotos(context, archive, { forMs: ADDING_MS });
  else if (state === 'receiving' || state === 'ready') {
    const ended = stateAfterCancel(archive);
    await updatePhotoArchive(context.workerDb, { id, state }, { state: ended });
  }
}

function problemOf(error: unknown): string | null {
  if (error instanceof ArchiveProblem) return error.message;
  return error instanceof PartMissing ? 'The file is gone. Upload it again.' : null;
}

interface Failure {
  /** null: unknown. */
  readonly problem: string | null;
  /** The file is not stored any more. */
  readonly isGone: boolean;
}

/**
 * It stays in the list with the reason. Photos that were added stay, and the others of a file that
 * is still stored can be added later.
 */
const end = (
  { workerDb, wakeDispatcher }: ArchiveWorker,
  archive: PhotoArchive,
  { problem: reason, isGone }: Failure,
): Promise<void> =>
  workerDb
    .transaction()
    .execute(async (tx) => {
      const { id, state } = archive;
      const isAdding = state === 'adding';
      const ended = !isAdding ? 'failed' : isGone ? 'stopped' : 'ready';
      const again = isAdding ? 'Try again.' : 'Upload it again.';
      const problem = reason ?? `Something went wrong on our side. ${again}`;
      if (!(await updatePhotoArchive(tx, { id, state }, { state: ended, problem }))) return;
      const after = (await lockPhotoArchive(tx, id)) ?? archive;
      const { photoCount: photos, doneCount: done } = after;
      await announceArchive(tx, archive, { state: ended, photos, done });
    })
    .then(wakeDispatcher);

/** Its file is needed no longer. */
async function removeIfOver(
  { workerDb, archives }: ArchiveWorker,
  { id, state, parts, isStored }: PhotoArchive,
): Promise<void> {
  const isOver = ['done', 'stopped', 'failed', 'removed'].includes(state);
  if (!isOver || !isStored) return;
  await archives.remove(id, parts);
  if (state === 'removed') await deletePhotoArchive(workerDb, id);
  else await updatePhotoArchive(workerDb, { id, state }, { isStored: false });
}
