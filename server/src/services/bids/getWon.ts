import type { bids } from '@hammerdock/contract/services/bids.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { readListInput, withFilters } from '../../operations/catalog/list-input.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listWonLots } from '../../store/catalog/lot-lists.ts';
import { findExpectedReceipts } from '../../store/pickup/expected-receipts.ts';
import { findCollectionOfLots } from '../../store/pickup/won-lots.ts';
import { viewWonLotCard } from '../../views/auctions/lot.ts';

export const getWon: Handler<typeof bids.getWon> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const { rows, count } = await listWonLots(ctx.db, userId, {
    ...readListInput(input),
    pickupStatus: withFilters(input).pickup_status,
  });
  const lotIds = rows.map((row) => row.id);
  const collections = lotIds.length === 0 ? [] : await findCollectionOfLots(ctx.db, lotIds);
  const byLot = new Map(collections.map((collection) => [collection.lotId, collection]));
  const unbilled = lotIds.filter((id) => !byLot.has(id));
  const expected = await findExpectedReceipts(ctx.db, unbilled);
  const expectedByLot = new Map(expected.map(({ lotId, expectedAt }) => [lotId, expectedAt]));
  return ok({
    wonList: rows.map((row) =>
      viewWonLotCard(row, userId, {
        collection: byLot.get(row.id),
        receiptExpectedAt: expectedByLot.get(row.id) ?? null,
      }),
    ),
    wonCount: count,
  });
};
