import type { settlements } from '@hammerdock/contract/services/seller/settlements.ts';
import { settle } from '@hammerdock/domain/invoicing/settlement.ts';
import { standLines } from '@hammerdock/domain/invoicing/statement-lines.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listPayoutsOfAuction } from '../../store/accounting/payouts.ts';
import { findSettledAuction, listSoldLots } from '../../store/accounting/settlements.ts';
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
  const lots = await listSoldLots(db, auction.id);
  const payouts = await listPayoutsOfAuction(db, auction.id);
  const standing = payouts.filter(({ reversedAt }) => reversedAt === null);
  const paidOutCents = standing.reduce((sum, { ofAuctionCents }) => sum + ofAuctionCents, 0);
  const settlement = settle(lots, paidOutCents);
  const lines = standLines(lots, standing, settlement);
  const payoutById = new Map(standing.map((payout) => [payout.id, payout]));
  return ok({
    ...viewStatement(auction, settlement),
    seller_name: sellerName(auction),
    commission_bps: auction.commissionBps,
    lotList: lots.flatMap((lot, at) => {
      const line = lines[at];
      if (line === undefined) return [];
      const payout = payoutById.get(line.payoutId ?? '');
      return [viewSoldLot(lot, { standing: line.standing, payout })];
    }),
    payoutList: payouts.map((row) => ({
      ...viewPayout(row, payments),
      of_auction: toDecimal(row.ofAuctionCents),
    })),
  });
};
