// Reads all lots for `verify` in one snapshot, a batch at a time (OPS-10).
import type { LotPhase } from '@hammerdock/domain/bidding/lot.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { NIL_ID } from '../platform/id-shape.ts';
import { TERMS_COLUMNS, toTerms } from '../auctions/lot-terms.ts';

const LOTS_PER_BATCH = 500;

/** One snapshot, however long reading takes. */
export const reviewInOneSnapshot = <T>(db: Db, review: (tx: Tx) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`set local statement_timeout = 0`.execute(tx);
      return review(tx);
    });

const selectLots = (tx: Tx) =>
  tx
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select([
      'lots.id',
      'lots.lpn',
      'lots.opensAt',
      'lots.buyNowCents',
      'lots.firstPhase',
      'lots.firstClosesAt',
      'lotStates.phase',
      'lotStates.sequence',
      'lotStates.hiddenEvents',
      'lotStates.closesAt',
      'lotStates.priceCents',
      'lotStates.leaderId',
      'lotStates.leaderMaxCents',
      'lotStates.bidCount',
      'lots.phase as listedPhase',
      'lots.listedCloseAt',
      'lots.winnerId',
      'lots.hammerCents',
      ...TERMS_COLUMNS,
    ]);

type LotRow = Awaited<ReturnType<ReturnType<typeof selectLots>['execute']>>[number];

/** A lot's terms and beginning, its stored state, and what the catalog repeats of it. */
export async function* reviewLots(tx: Tx) {
  let after = NIL_ID;
  for (;;) {
    const rows = await selectLots(tx)
      .where('lots.id', '>', after)
      .orderBy('lots.id')
      .limit(LOTS_PER_BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(toReview);
    after = last.id;
  }
}

const toReview = (row: LotRow) => ({
  id: row.id,
  lpn: row.lpn,
  /** Throws where the terms cannot be parsed: a discrepancy of this lot only. */
  readTerms: () => toTerms(row),
  opensAt: row.opensAt,
  buyNowCents: row.buyNowCents,
  // The table's check constraint admits exactly these phases.
  initial: { phase: row.firstPhase as LotPhase, closesAt: row.firstClosesAt },
  snapshot: {
    phase: row.phase,
    sequence: row.sequence,
    hiddenEvents: row.hiddenEvents,
    closesAt: row.closesAt,
    priceCents: row.priceCents,
    leaderId: row.leaderId,
    leaderMaxCents: row.leaderMaxCents,
    bidCount: row.bidCount,
  },
  listing: {
    phase: row.listedPhase,
    closeAt: row.listedCloseAt,
    winnerId: row.winnerId,
    hammerCents: row.hammerCents,
  },
});

export type LotUnderReview = ReturnType<typeof toReview>;
