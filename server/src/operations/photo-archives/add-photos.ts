// Adds the photos of a confirmed ZIP file, lot by lot. A lot gets a photo only once, so that a
// restart, and another upload of the same file, add nothing twice.
import { LOT_PHOTOS_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import type { PhotoProblem } from '@hammerdock/domain/catalog/zip-photos/plan-photos.ts';
import type { Duration } from '@hammerdock/domain/time.ts';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { readZipEntry } from '../../archives/read-zip-entry.ts';
import { ArchiveProblem } from '../../archives/archive-problem.ts';
import type { ByteSource, ZipEntry } from '../../archives/zip-directory.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { lockDraftLots, updateDraftLot } from '../../store/auctions/draft-lots.ts';
import {
  listChecksumsOfLot,
  lockPhotosOfLot,
  updatePhotosOfLot,
} from '../../store/auctions/lot-photos.ts';
import {
  findNextLot,
  hasAssignablePhotos,
  listWaitingFor,
  setPhotoOutcomes,
} from '../../store/photo-archives/archived-photos.ts';
import {
  lockPhotoArchive,
  updatePhotoArchive,
  type PhotoArchive,
} from '../../store/photo-archives/photo-archives.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { onBehalfOf } from '../auctions/acting-seller.ts';
import { saveLotPhotos } from '../auctions/lot-photos.ts';
import { announceArchive } from './archive-progress.ts';
import { openDirectory, type ArchiveWorker } from './read-archive.ts';

/** For this long at least one lot; what is left is queued again, so that other jobs can run. */
export async function addPhotos(
  context: ArchiveWorker,
  archive: PhotoArchive,
  { forMs }: { forMs: Duration },
): Promise<void> {
  const { workerDb, archives, wakeDispatcher } = context;
  const endsAt = performance.now() + forMs;
  const source = archives.open(archive);
  const entries = await openDirectory(source);
  for (;;) {
    const lot = await findNextLot(workerDb, archive.id);
    if (lot === undefined) return await finish(context, archive);
    const saved = await savePhotos(context, archive, { source, entries, ...lot });
    const goesOn = await workerDb
      .transaction()
      .execute((tx) => addToLot(tx, archive, { lotId: lot.lotId, saved }));
    wakeDispatcher();
    if (!goesOn) return;
    if (performance.now() >= endsAt) return await queueAgain(context, archive);
  }
}

interface PhotosOfLot {
  readonly source: ByteSource;
  readonly entries: readonly ZipEntry[];
  readonly lotId: string;
  /** In the directory, in the order of the photos. */
  readonly places: readonly number[];
}

type Outcome =
  | { readonly problem: PhotoProblem }
  | { readonly name: string; readonly checksum: string };
type Saved = Outcome & { readonly place: number };

/** Before they are added, since their files are stored outside of the transaction. */
async function savePhotos(
  context: ArchiveWorker,
  { sellerId }: PhotoArchive,
  { source, entries, lotId, places }: PhotosOfLot,
): Promise<Saved[]> {
  const known = new Set(await listChecksumsOfLot(context.workerDb, lotId));
  const saved: Saved[] = [];
  for (const place of places) {
    const entry = entries[place];
    const content = entry === undefined ? null : await readZipEntry(source, entry);
    if (content === null) {
      saved.push({ place, problem: 'damaged' });
      continue;
    }
    const checksum = createHash('sha256').update(content).digest('hex');
    if (known.has(checksum)) saved.push({ place, problem: 'same' });
    else saved.push({ place, ...(await savePhoto(context, sellerId, content)) });
    known.add(checksum);
  }
  return saved;
}

async function savePhoto(
  { workerDb, uploads, lotPhotos }: ArchiveWorker,
  sellerId: string,
  content: Buffer,
): Promise<Outcome> {
  const received = await uploads.receive(Readable.from([content]));
  if (!received.ok) throw new ArchiveProblem(STORAGE_FULL);
  const files = [received.value];
  try {
    const transact = <T>(write: (tx: Tx) => Promise<T>) => workerDb.transaction().execute(write);
    const context = { db: workerDb, uploads, lotPhotos, transact };
    const saved = await saveLotPhotos(context, { sellerId, files, target: null });
    if (!saved.ok) return problemOf(saved.refusal);
    const [photo] = saved.value;
    if (photo === undefined) throw new Error('a photo was saved without a name');
    return { name: photo.name, checksum: photo.checksum };
  } finally {
    await uploads.discard(files);
  }
}

const STORAGE_FULL = 'Our storage is full right now. Try again later.';

type SaveRefusal = Extract<Awaited<ReturnType<typeof saveLotPhotos>>, { ok: false }>['refusal'];

function problemOf(refusal: SaveRefusal): { readonly problem: PhotoProblem } {
  switch (refusal) {
    case 'FileTypeUnexpected':
      return { problem: 'not a picture' };
    case 'FileTooLarge':
      return { problem: 'too large' };
    case 'StorageFull':
      throw new ArchiveProblem(STORAGE_FULL);
    case 'PhotoQuotaReached':
      throw new ArchiveProblem('You’ve reached the daily limit of photos. Try again tomorrow.');
  }
}

interface PhotosToAdd {
  readonly lotId: string;
  readonly saved: readonly Saved[];
}

/** false once the archive was stopped. */
async function addToLot(
  tx: Tx,
  archive: PhotoArchive,
  { lotId, saved }: PhotosToAdd,
): Promise<boolean> {
  const { id, sellerId } = archive;
  const locked = await lockPhotoArchive(tx, id);
  if (locked?.state !== 'adding') return false;
  // Stopped meanwhile and confirmed again, some may have been taken back from the lot.
  const places = saved.map(({ place }) => place);
  const waiting = await listWaitingFor(tx, { archiveId: id, lotId, places });
  const lot = await lockLotForPhotos(tx, { lotId, sellerId });
  const known = new Set(await listChecksumsOfLot(tx, lotId));
  const outcomes = new Map<number, string>();
  const names: string[] = [];
  for (const each of saved.filter(({ place }) => waiting.has(place))) {
    let outcome = 'problem' in each ? each.problem : 'added';
    if (lot === null) outcome = 'closed';
    else if ('name' in each) {
      if (known.has(each.checksum)) outcome = 'same';
      else if (lot.images.length + names.length >= LOT_PHOTOS_MAX) outcome = 'full';
      else names.push(each.name);
    }
    outcomes.set(each.place, outcome);
  }
  if (lot !== null && names.length > 0) await append(tx, archive, { ...lot, lotId, names });
  await setPhotoOutcomes(tx, id, outcomes);
  const doneCount = locked.doneCount + outcomes.size;
  await updatePhotoArchive(tx, { id, state: 'adding' }, { doneCount });
  const progress = { state: 'adding', photos: locked.photoCount, done: doneCount };
  await announceArchive(tx, archive, progress);
  return true;
}

interface LockedLot {
  readonly isDraft: boolean;
  readonly images: readonly string[];
}

/** null when it has closed, or is gone. */
export async function lockLotForPhotos(
  tx: Tx,
  { lotId, sellerId }: { lotId: string; sellerId: string },
): Promise<LockedLot | null> {
  const [draft] = await lockDraftLots(tx, [lotId]);
  if (draft !== undefined) {
    return draft.sellerId === sellerId ? { isDraft: true, images: draft.images } : null;
  }
  const lot = await lockPhotosOfLot(tx, lotId);
  if (lot === undefined || lot.sellerId !== sellerId) return null;
  const { phase, images } = lot;
  return phase === 'upcoming' || phase === 'open' ? { isDraft: false, images } : null;
}

async function append(
  tx: Tx,
  { id, sellerId, createdBy }: PhotoArchive,
  { lotId, isDraft, images, names }: LockedLot & { lotId: string; names: readonly string[] },
): Promise<void> {
  const all = [...images, ...names];
  if (isDraft) {
    await updateDraftLot(tx, lotId, { images: all });
    return;
  }
  await updatePhotosOfLot(tx, lotId, all);
  const details = { added: names, archiveId: id, ...onBehalfOf({ userId: createdBy }, sellerId) };
  await insertAudit(tx, { actorId: createdBy, action: 'photos added', subject: lotId, details });
}

const finish = ({ workerDb }: ArchiveWorker, archive: PhotoArchive): Promise<void> =>
  workerDb.transaction().execute(async (tx) => {
    const { id } = archive;
    const locked = await lockPhotoArchive(tx, id);
    if (locked?.state !== 'adding') return;
    const { photoCount: photos } = locked;
    // The seller may still choose lots for the others.
    const state = (await hasAssignablePhotos(tx, id)) ? 'ready' : 'done';
    await updatePhotoArchive(tx, locked, { state, doneCount: photos });
    await announceArchive(tx, archive, { state, photos, done: photos });
  });

const queueAgain = ({ workerDb }: ArchiveWorker, { id: archiveId }: PhotoArchive): Promise<void> =>
  workerDb.transaction().execute((tx) => appendEvent(tx, 'archive.queued', { archiveId }));
