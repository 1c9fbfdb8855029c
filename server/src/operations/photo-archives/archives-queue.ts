// ZIP files with photos that have to be read, whose photos have to be added, or that are over. A
// restart loses none of them.
import { endOfArchive } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { seconds, type Duration } from '@hammerdock/domain/time.ts';
import { ArchiveProblem } from '../../archives/archive-problem.ts';
import { PartMissing } from '../../archives/stored-archives.ts';
import {
  archivesToWorkOn,
  deletePhotoArchive,
  findPhotoArchive,
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
    await end(context, archive, problem ?? 'Something went wrong on our side. Upload it again.');
  }
  const left = await findPhotoArchive(context.workerDb, item);
  if (left !== undefined) await removeIfOver(context, left);
}

async function takeStep(context: ArchiveWorker, archive: PhotoArchive): Promise<void> {
  const { id, state } = archive;
  if (state === 'reading') await readArchive(context, archive);
  else if (state === 'adding') await addPhotos(context, archive, { forMs: ADDING_MS });
  else if (state === 'receiving' || state === 'ready') {
    const ended = endOfArchive(archive);
    await updatePhotoArchive(context.workerDb, { id, state }, { state: ended });
  }
}

function problemOf(error: unknown): string | null {
  if (error instanceof ArchiveProblem) return error.message;
  return error instanceof PartMissing ? 'The file is gone. Upload it again.' : null;
}

/** It stays in the list with the reason; photos that were added stay. */
const end = (
  { workerDb, wakeDispatcher }: ArchiveWorker,
  archive: PhotoArchive,
  problem: string,
): Promise<void> =>
  workerDb
    .transaction()
    .execute(async (tx) => {
      const { id, state, photoCount: photos, doneCount: done } = archive;
      const ended = state === 'adding' ? 'stopped' : 'failed';
      if (!(await updatePhotoArchive(tx, { id, state }, { state: ended, problem }))) return;
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
