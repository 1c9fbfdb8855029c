import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { draftFieldsOf, WIRE_NAMES } from '@hammerdock/contract/shapes/seller/seller-lot-fields.ts';
import { faultsOfChanges } from '@hammerdock/domain/catalog/draft-change.ts';
import { EMPTY_DRAFT } from '@hammerdock/domain/catalog/draft-lot.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import { addReadyLots } from '../../operations/auctions/add-lots.ts';
import { newDraftProblem } from '../../operations/auctions/change-draft-lots.ts';
import { findSellersLot, readSellersLot } from '../../operations/auctions/read-seller-lot.ts';
import { resolveCategories } from '../../operations/auctions/resolve-categories.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockAuction } from '../../store/auctions/draft-auctions.ts';
import { viewSellerLot } from '../../views/auctions/seller-lot.ts';
import { insertDraftLots, listLabelsInUse, lockLabels } from '../../store/auctions/draft-lots.ts';

export const createSellerLot: Handler<typeof sellerLots.createSellerLot> = (input, ctx) =>
  ctx.transact(async (tx) => {
    const acting = await findActingSeller(tx, ctx.actor, input.seller_id);
    if (!acting.ok) return acting;
    const { auction_id: auctionId = null } = input;
    const auction = auctionId === null ? undefined : await lockAuction(tx, auctionId);
    const problem = await newDraftProblem(tx, acting.value, auctionId);
    if (problem !== null) return refused('InputInvalid', { field: 'auction_id', problem });
    const [typed] = await resolveCategories(tx, [draftFieldsOf(input.fields)]);
    const fields = { ...EMPTY_DRAFT, ...typed?.fields };
    if (fields.lpn !== '') await lockLabels(tx);
    const inUse = new Set(await listLabelsInUse(tx, fields.lpn === '' ? [] : [fields.lpn]));
    const draft = { before: EMPTY_DRAFT, after: fields, isRelisted: false };
    const [fault] = [...(typed?.faults ?? []), ...faultsOfChanges([draft], inUse).flat()];
    if (fault !== undefined) {
      const field = `fields.${WIRE_NAMES[fault.field]}`;
      return refused('InputInvalid', { field, problem: fault.problem });
    }
    const [id = ''] = await insertDraftLots(tx, [{ ...fields, sellerId: acting.value, auctionId }]);
    const added = await addReadyLots(tx, ctx.actor, { auction, lotIds: [id] });
    if (!added.ok) return added;
    const created = await findSellersLot(tx, id);
    if (created === undefined) throw new Error(`draft ${id} was created and is missing`);
    const lot = viewSellerLot(await readSellersLot(tx, created));
    return ok({ lot, added: added.value.length > 0 });
  });
