// Reads the directory of an uploaded ZIP file, and matches its files with lots.
import { ARCHIVE_FILES_MAX, ARCHIVE_MB_MAX } from '@hammerdock/domain/auctions/seller-limits.ts';
import { storableCell } from '@hammerdock/domain/catalog/manifest-row.ts';
import { hasPictureSignature } from '@hammerdock/domain/checks/picture-signature.ts';
import { labelsOfPath } from '@hammerdock/domain/catalog/zip-photos/match-photo.ts';
import {
  isPhotoCandidate,
  planPhotos,
  type ZippedFile,
} from '@hammerdock/domain/catalog/zip-photos/plan-photos.ts';
import { readEntryStart } from '../../archives/read-zip-entry.ts';
import { ArchiveProblem } from '../../archives/archive-problem.ts';
import { readZipDirectory, type ByteSource, type ZipEntry } from '../../archives/zip-directory.ts';
import type { AppContext } from '../../context.ts';
import {
  insertArchivedPhotos,
  listLotsForPhotos,
  type NewArchivedPhoto,
} from '../../store/photo-archives/archived-photos.ts';
import {
  updatePhotoArchive,
  type PhotoArchive,
} from '../../store/photo-archives/photo-archives.ts';
import { announceArchive } from './archive-progress.ts';

export type ArchiveWorker = Pick<
  AppContext,
  'workerDb' | 'log' | 'wakeDispatcher' | 'archives' | 'uploads' | 'lotPhotos'
>;

/** Photos are compressed already: what unpacks to much more is no photo. */
const LIMITS = { entries: ARCHIVE_FILES_MAX, bytes: 2 * ARCHIVE_MB_MAX * 1024 * 1024, ratio: 20 };

export const openDirectory = (source: ByteSource): Promise<ZipEntry[]> =>
  readZipDirectory(source, LIMITS);

/** Rejects with ArchiveProblem. */
export async function readArchive(context: ArchiveWorker, archive: PhotoArchive): Promise<void> {
  const { workerDb, archives } = context;
  const source = archives.open(archive);
  const files = await listFiles(source);
  if (files.length === 0) throw new ArchiveProblem('This ZIP file is empty.');
  const { id, sellerId, auctionId, state } = archive;
  const labels = [...new Set(files.flatMap(({ path }) => labelsOfPath(path)))];
  const lots = await listLotsForPhotos(workerDb, { sellerId, auctionId, labels });
  const paths = new Map(files.map(({ place, path }) => [place, path]));
  const photos = planPhotos(files, lots).map((planned): NewArchivedPhoto => {
    return { ...planned, path: shownPath(paths.get(planned.place) ?? '') };
  });
  const photoCount = photos.filter(({ problem }) => problem === null).length;
  await workerDb.transaction().execute(async (tx) => {
    if (!(await updatePhotoArchive(tx, { id, state }, { state: 'ready', photoCount }))) return;
    await insertArchivedPhotos(tx, id, photos);
    await announceArchive(tx, archive, { state: 'ready', photos: photoCount, done: 0 });
  });
  context.wakeDispatcher();
}

async function listFiles(source: ByteSource): Promise<ZippedFile[]> {
  const entries = (await openDirectory(source))
    .map((entry, place) => ({ entry, place }))
    .filter(({ entry: { path } }) => isPhotoCandidate(path))
    // So that each part of the file is read once.
    .toSorted((one, other) => one.entry.offset - other.entry.offset);
  const files: ZippedFile[] = [];
  for (const { entry, place } of entries) {
    const { path, bytes } = entry;
    files.push({ place, path, bytes, fault: await faultOf(source, entry) });
  }
  return files;
}

async function faultOf(source: ByteSource, entry: ZipEntry): Promise<ZippedFile['fault']> {
  if (entry.isEncrypted) return 'encrypted';
  const start = await readEntryStart(source, entry);
  if (start === null) return 'damaged';
  return hasPictureSignature(start) ? null : 'not a picture';
}

const PATH_MAX = 300;

/** Its end, which names the lot. */
const shownPath = (path: string): string => storableCell(path).slice(-PATH_MAX).toWellFormed();
