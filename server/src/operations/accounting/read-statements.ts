// Statements of auctions: each sold lot with its standing, and the payouts (R58).
import { settle, type Settlement } from '@hammerdock/domain/invoicing/settlement.ts';
import { standLines, type StandingLine } from '@hammerdock/domain/invoicing/statement-lines.ts';
import type { Db } from '../../db/database.ts';
import { listPayoutsOfAuctions, type AuctionPayoutRow } from '../../store/accounting/payouts.ts';
import { listSoldLots, type SoldLotRow } from '../../store/accounting/settlements.ts';

export interface AuctionStatement {
  readonly auctionId: string;
  readonly settlement: Settlement;
  readonly lots: readonly { readonly lot: SoldLotRow; readonly line: StandingLine }[];
  /** Oldest first, also those that were reversed. */
  readonly payouts: readonly AuctionPayoutRow[];
}

/** One for each auction; the lots of all are read in one statement. */
export async function readStatements(
  db: Db,
  auctionIds: readonly string[],
): Promise<AuctionStatement[]> {
  if (auctionIds.length === 0) return [];
  const lots = Map.groupBy(await listSoldLots(db, auctionIds), ({ auctionId }) => auctionId);
  const rows = await listPayoutsOfAuctions(db, auctionIds);
  const payouts = Map.groupBy(rows, ({ auctionId }) => auctionId);
  return auctionIds.map((auctionId) => ({
    auctionId,
    ...standLots(lots.get(auctionId) ?? [], payouts.get(auctionId) ?? []),
  }));
}

function standLots(rows: readonly SoldLotRow[], payouts: readonly AuctionPayoutRow[]) {
  const standing = payouts.filter(({ reversedAt }) => reversedAt === null);
  const paidOutCents = standing.reduce((sum, { ofAuctionCents }) => sum + ofAuctionCents, 0);
  const settlement = settle(rows, paidOutCents);
  const lines = standLines(rows, standing, settlement);
  const lots = rows.flatMap((lot, at) => {
    const line = lines[at];
    return line === undefined ? [] : [{ lot, line }];
  });
  return { settlement, lots, payouts };
}
