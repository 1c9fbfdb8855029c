// Stores uploaded photos of lots, and checks that a seller gives lots only photos of their own.
import { ok, refused, type Refused } from '@hammerdock/domain/result.ts';
import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import {
  countRecentPhotos,
  holdPhotosOf,
  insertLotPhotos,
} from '../../store/auctions/lot-photos.ts';

type PhotoFiles = Parameters<AppContext['uploads']['save']>[0];
type Saving = Pick<AppContext, 'db' | 'uploads' | 'lotPhotos'> & {
  readonly transact: <T>(write: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Enough for the intake of a large house; an import has photos of thousands of lots. */
const PER_DAY = 20_000;

interface NewPhotos extends Pick<PhotoFiles, 'files' | 'target'> {
  readonly sellerId: string;
}

/** All of the files or none; in the order of the files. */
export async function saveLotPhotos(
  { db, uploads, lotPhotos, transact }: Saving,
  { sellerId, files, target }: NewPhotos,
) {
  const full = refused('PhotoQuotaReached', { most: PER_DAY });
  // Also checked before the conversion, so that a used-up quota costs nothing.
  if ((await countRecentPhotos(db, sellerId)) + files.length > PER_DAY) return full;
  const nameOf = ({ id, contentHash }: { id: string; contentHash: string }) =>
    `${id}-${contentHash}`;
  return uploads.save({
    files,
    target,
    keysOf: (saved) => ({
      picture: lotPhotos.keyOf(nameOf(saved)),
      original: lotPhotos.originalKeyOf(nameOf(saved), saved.format),
    }),
    record: (all) =>
      transact(async (tx) => {
        const photos = all.map((saved) => {
          const { width, height, bytes, format, checksum } = saved;
          const name = nameOf(saved);
          const originalKey = lotPhotos.originalKeyOf(name, format);
          return { name, originalKey, width, height, bytes, checksum };
        });
        return (await insertLotPhotos(tx, { sellerId, photos, most: PER_DAY })) ? ok(photos) : full;
      }),
  });
}

interface WantedPhotos {
  readonly sellerId: string;
  /** What the lot has already. */
  readonly had: readonly string[];
  readonly wanted: readonly string[];
}

/** null when the lot may have these photos; another seller's do not exist (SELL-08). */
export async function refuseForeignPhotos(
  tx: Tx,
  { sellerId, had, wanted }: WantedPhotos,
): Promise<Refused<'PictureGone'> | null> {
  const names = wanted.filter((name) => !had.includes(name));
  const own = new Set(await holdPhotosOf(tx, { sellerId, names }));
  return names.every((name) => own.has(name)) ? null : refused('PictureGone');
}
