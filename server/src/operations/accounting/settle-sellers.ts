// Settlements of auctions, with what was paid out for them already.
import { settle, type Sale, type Settlement } from '@hammerdock/domain/invoicing/settlement.ts';
import type { Db } from '../../db/database.ts';
import {
  sumPaidOutOfAuctions,
  sumPaidOutOfSellers,
  sumSalesOfAuctions,
  sumSalesOfSellers,
  type PaidOut,
  type SaleSum,
} from '../../store/accounting/settlements.ts';

export interface AuctionSettlement extends Settlement {
  readonly auctionId: string;
  readonly sellerId: string;
}

/** All auctions of these sellers that sold something or were paid out. */
export async function settleSellers(
  db: Db,
  sellerIds: readonly string[],
): Promise<AuctionSettlement[]> {
  const sales = await sumSalesOfSellers(db, sellerIds);
  return settleEach(sales, await sumPaidOutOfSellers(db, sellerIds));
}

/** These auctions that sold something or were paid out. */
export async function settleAuctions(
  db: Db,
  auctionIds: readonly string[],
): Promise<AuctionSettlement[]> {
  const sales = await sumSalesOfAuctions(db, auctionIds);
  return settleEach(sales, await sumPaidOutOfAuctions(db, auctionIds));
}

function settleEach(sums: readonly SaleSum[], paidOut: readonly PaidOut[]): AuctionSettlement[] {
  const auctions = new Map<string, { sellerId: string; sales: Sale[]; paidOutCents: number }>();
  const entryOf = ({ auctionId, sellerId }: { auctionId: string; sellerId: string }) => {
    const entry = auctions.get(auctionId) ?? { sellerId, sales: [], paidOutCents: 0 };
    auctions.set(auctionId, entry);
    return entry;
  };
  for (const sum of sums) entryOf(sum).sales.push(sum);
  for (const paid of paidOut) entryOf(paid).paidOutCents += paid.cents;
  return [...auctions].map(([auctionId, { sellerId, sales, paidOutCents }]) => ({
    auctionId,
    sellerId,
    ...settle(sales, paidOutCents),
  }));
}
