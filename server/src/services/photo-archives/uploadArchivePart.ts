import type { photoArchives } from '@hammerdock/contract/services/seller/photo-archives.ts';
import { ARCHIVE_PART_BYTES } from '@hammerdock/domain/auctions/seller-limits.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { stat } from 'node:fs/promises';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  findPhotoArchive,
  lockPhotoArchive,
  updatePhotoArchive,
  type PhotoArchive,
} from '../../store/photo-archives/photo-archives.ts';

export const uploadArchivePart: Handler<typeof photoArchives.uploadArchivePart> = async (
  { archive_id, part, file_upload: file },
  ctx,
) => {
  const archive = await findPhotoArchive(ctx.db, archive_id);
  if (archive === undefined || !actsForSeller(ctx.actor, archive.sellerId)) {
    return refused('NotFound');
  }
  const { id } = archive;
  // A repeated part, whose answer was lost.
  if (part < archive.receivedParts) return ok({ received: archive.receivedParts });
  const { size } = await stat(file.path);
  if (!isNext(archive, part) || size !== sizeOfPart(archive, part)) {
    return refused('ArchivePartWrong');
  }
  await ctx.archives.takeInPart(id, part, file.path);
  const received = await ctx.transact((tx) => receivePart(tx, id, part));
  if (received === 'gone') {
    // Canceled meanwhile, and its job may have removed the parts before this one was stored.
    await ctx.archives.remove(id, archive.parts);
  }
  return typeof received === 'number' ? ok({ received }) : refused('ArchivePartWrong');
};

/** How many parts are received then. */
async function receivePart(tx: Tx, id: string, part: number): Promise<number | 'gone' | 'wrong'> {
  const locked = await lockPhotoArchive(tx, id);
  if (locked === undefined || locked.state === 'removed') return 'gone';
  if (!isNext(locked, part)) return 'wrong';
  const received = part + 1;
  const isLast = received === locked.parts;
  const change = { receivedParts: received, ...(isLast ? { state: 'reading' } : {}) };
  await updatePhotoArchive(tx, locked, change);
  if (isLast) await appendEvent(tx, 'archive.queued', { archiveId: id });
  return received;
}

const isNext = ({ state, receivedParts }: PhotoArchive, part: number): boolean =>
  state === 'receiving' && part === receivedParts;

const sizeOfPart = ({ bytes }: PhotoArchive, part: number): number =>
  Math.min(ARCHIVE_PART_BYTES, bytes - part * ARCHIVE_PART_BYTES);
