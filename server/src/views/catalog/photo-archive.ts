// ZIP files with photos as their sellers see them.
import {
  ARCHIVE_STATES,
  PHOTO_OUTCOMES,
  type ArchivedFile,
  type PhotoArchiveCard,
} from '@hammerdock/contract/services/seller/photo-archives.ts';
import type {
  ArchivedPhotoRow,
  FoundLot,
  PhotoCounts,
} from '../../store/photo-archives/archived-photos.ts';
import type { PhotoArchive } from '../../store/photo-archives/photo-archives.ts';

export function viewArchive(row: PhotoArchive): PhotoArchiveCard {
  const state = ARCHIVE_STATES.find((each) => each === row.state);
  if (state === undefined) throw new Error(`an archive has no state ${row.state}`);
  return {
    id: row.id,
    file_name: row.fileName,
    state,
    problem: row.problem,
    photos: row.photoCount,
    done: row.doneCount,
    created_at: new Date(row.createdAt).toISOString(),
  };
}

interface Details {
  readonly auction: { id: string; number: number; title: string } | undefined;
  readonly counts: PhotoCounts;
  readonly files: readonly ArchivedPhotoRow[];
}

export function viewArchiveDetails(row: PhotoArchive, { auction, counts, files }: Details) {
  const { waiting, added, notAdded: not_added, assignable, lots, discarded } = counts;
  return {
    ...viewArchive(row),
    auction:
      auction === undefined
        ? null
        : { id: auction.id, number: auction.number, title: auction.title },
    counts: { waiting, added, not_added, assignable, lots, discarded },
    fileList: files.map((file) => viewArchivedFile(row, file)),
  };
}

export function viewArchivedFile(
  archive: Pick<PhotoArchive, 'id' | 'state'>,
  { place, path, outcome: stored, isChosen, lotId, title, lpn }: ArchivedPhotoRow,
): ArchivedFile {
  const given = stored === '' ? 'matched' : stored;
  const outcome = PHOTO_OUTCOMES.find((each) => each === given);
  if (outcome === undefined) throw new Error(`a photo has no outcome ${stored}`);
  const lot = lotId === null ? null : { id: lotId, lpn, title };
  const preview = previewOf(archive, { place, outcome });
  return { place, path, outcome, lot, is_chosen: isChosen && archive.state === 'ready', preview };
}

const WITHOUT_PICTURE: ReadonlySet<ArchivedFile['outcome']> = new Set([
  'not a picture',
  'too large',
  'archive',
  'encrypted',
  'damaged',
]);

/** While the file is stored: it is removed once nothing of it is left to add. */
function previewOf(
  { id, state }: Pick<PhotoArchive, 'id' | 'state'>,
  { place, outcome }: Pick<ArchivedFile, 'place' | 'outcome'>,
): ArchivedFile['preview'] {
  const isStored = state === 'ready' || state === 'adding';
  if (!isStored || WITHOUT_PICTURE.has(outcome)) return null;
  const at = (width: number) => `/archive-photos/${id}/${width}/${place}.webp`;
  return { small: at(320), large: at(1280) };
}

export const viewFoundLot = ({ id, lpn, number, title, photos }: FoundLot) => ({
  id,
  lpn,
  number,
  title,
  photo_count: photos,
});
