import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { draftFieldsOf, WIRE_NAMES } from '@hammerdock/contract/shapes/seller/seller-lot-fields.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { addReadyLots } from '../../operations/auctions/add-lots.ts';
import { changeDraftLots } from '../../operations/auctions/change-draft-lots.ts';
import { changePublishedLot } from '../../operations/auctions/change-published-lot.ts';
import {
  findSellersLot,
  readSellersLot,
  type SellersLot,
} from '../../operations/auctions/read-seller-lot.ts';
import { resolveCategories } from '../../operations/auctions/resolve-categories.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockAuction } from '../../store/auctions/draft-auctions.ts';
import { viewProblems } from '../../views/auctions/changed-lots.ts';
import { viewSellerLot } from '../../views/auctions/seller-lot.ts';

type Call = typeof sellerLots.changeSellerLot;
type Input = Parameters<Handler<Call>>[0];

export const changeSellerLot: Handler<Call> = (input, ctx) =>
  ctx.transact(async (tx) => {
    const found = await findSellersLot(tx, input.lot_id);
    if (found === undefined || !actsForSeller(ctx.actor, found.lot.sellerId)) {
      return refused('NotFound');
    }
    const changed = found.isDraft
      ? await changeDraft(tx, ctx.actor, input, found.lot.auctionId)
      : await changePublished(tx, ctx.actor, input, found.lot.auctionId);
    if (!changed.ok) return changed;
    const lot = viewSellerLot(await readSellersLot(tx, await findAgain(tx, input.lot_id)));
    return ok({ lot, added: found.isDraft && lot.status !== 'draft' });
  });

async function changeDraft(tx: Tx, actor: Actor, input: Input, assignedTo: string | null) {
  const { lot_id: lotId, version, auction_id: auctionId } = input;
  const target = auctionId === undefined ? assignedTo : auctionId;
  // Before its drafts, as everywhere, so that no two callers wait for each other.
  const auction = target === null ? undefined : await lockAuction(tx, target);
  const fields = draftFieldsOf(input.fields);
  const changed = await changeDraftLots(tx, actor, [{ lotId, version, fields, auctionId }]);
  if (!changed.ok) return changed;
  const [lot] = changed.value;
  if (lot?.isStale === true) return refused('LotChanged');
  const [problem] = lot === undefined ? [] : viewProblems(lot);
  if (problem !== undefined) return refuseField(problem);
  return addReadyLots(tx, actor, { auction, lotIds: [lotId] });
}

async function changePublished(tx: Tx, actor: Actor, input: Input, auctionId: string | null) {
  if (input.auction_id !== undefined && input.auction_id !== auctionId) {
    return refused('LotFieldFrozen');
  }
  const [typed] = await resolveCategories(tx, [draftFieldsOf(input.fields)]);
  const [unknown] = typed?.faults ?? [];
  if (unknown !== undefined) {
    return refuseField({ ...unknown, field: WIRE_NAMES[unknown.field] });
  }
  const changed = await changePublishedLot(tx, actor, {
    lotId: input.lot_id,
    version: input.version,
    fields: typed?.fields ?? {},
    addition: input.addition ?? '',
  });
  if (!changed.ok || changed.value === null) return changed;
  const { fault } = changed.value;
  return refuseField({ ...fault, field: WIRE_NAMES[fault.field] });
}

const refuseField = ({ field, problem }: { field: string; problem: string }) =>
  refused('InputInvalid', {
    field: field === 'auction' ? 'auction_id' : `fields.${field}`,
    problem,
  });

async function findAgain(tx: Tx, lotId: string): Promise<SellersLot> {
  const lot = await findSellersLot(tx, lotId);
  if (lot === undefined) throw new Error(`lot ${lotId} is locked and missing`);
  return lot;
}
