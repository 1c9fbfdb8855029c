// What is payable to sellers, for the first page of the console (R58).
import { payoutOf } from '@hammerdock/domain/invoicing/settlement.ts';
import type { Db } from '../../db/database.ts';
import { listAllSellers } from '../../store/catalog/sellers.ts';
import { settleSellers } from './settle-sellers.ts';

export async function readSellerMoney(db: Db, sellerId: string) {
  const auctions = await settleSellers(db, [sellerId]);
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
  const settled = Map.groupBy(await settleSellers(db, ids), ({ sellerId }) => sellerId);
  const payouts = [...settled.values()].flatMap((auctions) => payoutOf(auctions) ?? []);
  return {
    sellers: payouts.length,
    totalCents: payouts.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}
