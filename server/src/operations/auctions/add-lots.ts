// Adds drafts of lots to an auction that has not started (SELL-01), in the caller's transaction.
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import { readNow, type Tx } from '../../db/database.ts';
import { findLastLotNumber, type StoredAuction } from '../../store/auctions/draft-auctions.ts';
import { lockDraftLots, moveDraftsToAuction } from '../../store/auctions/draft-lots.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { publishDrafts } from './publish-drafts.ts';

/** The auction must be locked. Returns how many lots were added. */
export async function addLots(
  tx: Tx,
  auction: StoredAuction,
  lotIds: readonly string[],
): Promise<Result<number, 'NotFound' | 'AuctionStarted' | 'LotsNotReady'>> {
  const ids = [...new Set(lotIds)];
  if (!ids.every(isId)) return refused('NotFound');
  const locked = await lockDraftLots(tx, ids);
  const isOwn = locked.every(({ sellerId }) => sellerId === auction.sellerId);
  if (locked.length !== ids.length || !isOwn) return refused('NotFound');
  if (auction.publishedAt === null) {
    await moveDraftsToAuction(tx, { ids, auctionId: auction.id });
    return ok(ids.length);
  }
  if (auction.canceledAt !== null || auction.startsAt <= (await readNow(tx))) {
    return refused('AuctionStarted');
  }
  const byId = new Map(locked.map((draft) => [draft.id, draft]));
  const drafts = ids.flatMap((id) => byId.get(id) ?? []);
  const fromNumber = (await findLastLotNumber(tx, auction.id)) + 1;
  const published = await publishDrafts(tx, auction, { drafts, fromNumber });
  return published.ok ? ok(drafts.length) : published;
}
