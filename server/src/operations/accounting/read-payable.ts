// What is payable to sellers, for pages that show it without their sales (R58, decision 0084).
import { payoutOf } from '@hammerdock/domain/invoicing/settlement.ts';
import type { Db } from '../../db/database.ts';
import { listStatementSums, type StatementSum } from '../../store/accounting/statement-sums.ts';
import { listAllSellers } from '../../store/catalog/sellers.ts';
import { settleAuctions } from './settle-sellers.ts';

export type LeftToPay = Pick<
  StatementSum,
  'auctionId' | 'sellerId' | 'payableCents' | 'waitingCents'
>;

/** Of auctions where something is left; the sales of those that changed lately are read. */
export async function readLeftToPay(db: Db, sellerIds: readonly string[]): Promise<LeftToPay[]> {
  const sums = await listStatementSums(db, sellerIds);
  const changed = sums.filter(({ isToSum }) => isToSum).map(({ auctionId }) => auctionId);
  return [...sums.filter(({ isToSum }) => !isToSum), ...(await settleAuctions(db, changed))];
}

export async function readSellerMoney(db: Db, sellerId: string) {
  const auctions = await readLeftToPay(db, [sellerId]);
  return {
    readyStatements: auctions.filter(({ payableCents }) => payableCents > 0).length,
    payableCents: auctions.reduce((sum, { payableCents }) => sum + payableCents, 0),
    waitingCents: auctions.reduce((sum, { waitingCents }) => sum + waitingCents, 0),
  };
}

/** The sellers to whom a payout can be recorded, and its sum. */
export async function readPayoutsDue(db: Db) {
  const sellers = await listAllSellers(db);
  const ids = sellers.map(({ id }) => id);
  const left = Map.groupBy(await readLeftToPay(db, ids), ({ sellerId }) => sellerId);
  const payouts = [...left.values()].flatMap((auctions) => payoutOf(auctions) ?? []);
  return {
    sellers: payouts.length,
    totalCents: payouts.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}
