// What becomes of each file of a ZIP with photos: which lot gets it and in which order, or why
// none does.
import { PICTURE_BYTES_MAX } from '../../auctions/seller-limits.ts';
import { LOT_PHOTOS_MAX } from '../draft-lot.ts';
import {
  compareRests,
  matchPhoto,
  namesOfLots,
  type LotNames,
  type NamedLot,
  type PhotoMatch,
} from './match-photo.ts';

/** Why a file is added to no lot. */
export const PHOTO_PROBLEMS = [
  /** No lot has this label or number. */
  'unknown',
  /** Its name fits several lots. */
  'ambiguous',
  'not a picture',
  'too large',
  /** An archive inside the archive. */
  'archive',
  /** With a password. */
  'encrypted',
  'damaged',
  /** The lot has as many photos as it may. */
  'full',
  /** The lot has this photo already. */
  'same',
  /** The lot has closed, or is gone. */
  'closed',
] as const;
export type PhotoProblem = (typeof PHOTO_PROBLEMS)[number];

export interface ZippedFile {
  /** Its place in the archive. */
  readonly place: number;
  readonly path: string;
  /** When unpacked. */
  readonly bytes: number;
  /** What its content shows; null for a picture. */
  readonly fault: Extract<PhotoProblem, 'not a picture' | 'encrypted' | 'damaged'> | null;
}

export interface LotWithPhotos extends NamedLot {
  /** How many it has already. */
  readonly photos: number;
}

export interface PlannedPhoto {
  readonly place: number;
  /** null when no lot gets it; of a full lot, the lot. */
  readonly lotId: string | null;
  /** Among the photos that the lot gets, from 1; 0 for none. */
  readonly sequence: number;
  readonly problem: PhotoProblem | null;
}

/** Folders and what systems add to archives by themselves. */
export function isPhotoCandidate(path: string): boolean {
  const parts = path.split(/[/\\]/);
  const name = parts.at(-1) ?? '';
  return name !== '' && !parts.includes('__MACOSX') && !SYSTEM_FILE.test(name);
}

const SYSTEM_FILE = /^(?:\.|thumbs\.db$|desktop\.ini$)/i;
const ARCHIVE = /\.(?:zip|rar|7z|gz|tgz|tar|bz2|xz)$/i;

export function planPhotos(
  files: readonly ZippedFile[],
  lots: readonly LotWithPhotos[],
): PlannedPhoto[] {
  const names = namesOfLots(lots);
  const room = new Map(lots.map(({ id, photos }) => [id, LOT_PHOTOS_MAX - photos]));
  const taken = new Map<string, number>();
  return files
    .map((file) => ({ place: file.place, match: matchFile(file, names) }))
    .toSorted((one, other) => compareRests(restOf(one.match), restOf(other.match)))
    .map(({ place, match }): PlannedPhoto => {
      const none = { place, lotId: null, sequence: 0 };
      if ('problem' in match) return { ...none, problem: match.problem };
      const { lotId } = match;
      const sequence = (taken.get(lotId) ?? 0) + 1;
      if (sequence > (room.get(lotId) ?? 0)) return { ...none, lotId, problem: 'full' };
      taken.set(lotId, sequence);
      return { place, lotId, sequence, problem: null };
    })
    .toSorted((one, other) => one.place - other.place);
}

type FileMatch = PhotoMatch | { readonly problem: PhotoProblem };

function matchFile(file: ZippedFile, names: LotNames): FileMatch {
  const fault = faultOf(file);
  return fault === null ? matchPhoto(file.path, names) : { problem: fault };
}

const restOf = (match: FileMatch): string => ('rest' in match ? match.rest : '');

function faultOf({ path, bytes, fault }: ZippedFile): PhotoProblem | null {
  if (ARCHIVE.test(path)) return 'archive';
  if (fault !== null) return fault;
  return bytes > PICTURE_BYTES_MAX ? 'too large' : null;
}
