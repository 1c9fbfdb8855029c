import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import type { AssignedLots } from '@hammerdock/contract/shapes/seller/changed-lots.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Tx } from '../../db/database.ts';
import { addReadyLots } from '../../operations/auctions/add-lots.ts';
import { changeDraftLots } from '../../operations/auctions/change-draft-lots.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockAuction, type StoredAuction } from '../../store/auctions/draft-auctions.ts';
import { listDraftLots } from '../../store/auctions/draft-lots.ts';
import { listLotNumbers } from '../../store/auctions/published-lots.ts';
import { viewChangedLots } from '../../views/auctions/changed-lots.ts';
import { viewDraftProblems } from '../../views/auctions/draft-problems.ts';

export const assignDraftLots: Handler<typeof sellerLots.assignDraftLots> = (input, ctx) =>
  ctx.transact(async (tx) => {
    const { lot_ids: lotIds, auction_id: auctionId } = input;
    // Before its drafts, as everywhere, so that no two callers wait for each other.
    const auction = auctionId === null ? undefined : await lockAuction(tx, auctionId);
    const changes = lotIds.map((lotId) => ({ lotId, version: null, fields: {}, auctionId }));
    const changed = await changeDraftLots(tx, ctx.actor, changes);
    if (!changed.ok) return changed;
    const view = viewChangedLots(changed.value);
    if (view.written === 0) return ok({ ...view, ...NONE });
    const added = await addReadyLots(tx, ctx.actor, { auction, lotIds });
    if (!added.ok) return added;
    return ok({ ...view, ...(await readPlaces(tx, { auction, lotIds })) });
  });

type Places = Omit<AssignedLots, 'written' | 'lotList'>;

const NONE: Places = { auction: null, addedList: [], waitingList: [] };

async function readPlaces(
  tx: Tx,
  { auction, lotIds }: { auction: StoredAuction | undefined; lotIds: readonly string[] },
): Promise<Places> {
  if (auction === undefined || auction.publishedAt === null) return NONE;
  const numbers = await listLotNumbers(tx, lotIds);
  const waiting = await listDraftLots(tx, lotIds);
  return {
    auction: { id: auction.id, number: auction.number },
    addedList: numbers.map(({ id, number }) => ({ lot_id: id, lot_number: number })),
    waitingList: waiting.map((draft) => ({
      lot_id: draft.id,
      title: draft.title,
      problems: viewDraftProblems(draft),
    })),
  };
}
