import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readStatements } from '../../operations/accounting/read-statements.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findSettledAuction } from '../../store/accounting/settlements.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { sellerName } from '../../views/accounts/seller.ts';
import { viewPayout, viewSoldLot, viewStatement } from '../../views/accounting/settlement.ts';

export const getStatement: Handler<typeof settlements.getStatement> = async (
  { auction_id },
  { db, actor, payments },
) => {
  if (!isId(auction_id)) return refused('NotFound');
  const auction = await findSettledAuction(db, auction_id);
  if (auction === undefined || !actsForSeller(actor, auction.sellerId)) return refused('NotFound');
  const [statement] = await readStatements(db, [auction.id]);
  if (statement === undefined) return refused('NotFound');
  const { settlement, lots, payouts } = statement;
  const payoutById = new Map(payouts.map((payout) => [payout.id, payout]));
  return ok({
    ...viewStatement(auction, settlement),
    seller_name: sellerName(auction),
    commission_bps: auction.commissionBps,
    lotList: lots.map(({ lot, line: { standing, payoutId } }) =>
      viewSoldLot(lot, { standing, payout: payoutById.get(payoutId ?? '') }),
    ),
    payoutList: payouts.map((row) => ({
      ...viewPayout(row, payments),
      of_auction: toDecimal(row.ofAuctionCents),
    })),
  });
};
