// The rivals of a demo store and the lots that they bid on.
import type { IncrementRow } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Db } from '@hammerdock/server/src/db/database.ts';
import { readIncrements } from '@hammerdock/server/src/db/json-columns.ts';
import { sql } from 'kysely';

export async function listRivals(db: Db, usernames: readonly string[]): Promise<string[]> {
  const wanted = db.selectFrom('users').select('id').where('username', 'in', usernames);
  const rows = await wanted.execute();
  return rows.map(({ id }) => id);
}

export interface RivalLot {
  readonly id: string;
  readonly auctionId: string;
  readonly centerId: string;
  readonly priceCents: Cents | null;
  readonly startPriceCents: Cents;
  readonly increments: readonly IncrementRow[];
}

const LAST_SECONDS_MS = 20_000;
const RECENT_MINUTES = 15;

/**
 * Open lots below three fifths of their retail price that no rival leads: first those with recent
 * bids of others, then those that close soonest. Not in the last seconds, so that lots close.
 */
export async function listLotsForRivals(
  db: Db,
  { rivalIds, limit }: { rivalIds: readonly string[]; limit: number },
): Promise<RivalLot[]> {
  const found = await sql<Omit<RivalLot, 'increments'> & { increments: unknown }>`
    select l.id, a.id as "auctionId", a.center_id as "centerId", s.price_cents as "priceCents",
      l.start_price_cents as "startPriceCents", a.increments
    from lot_states s join lots l on l.id = s.lot_id join auctions a on a.id = l.auction_id
    where s.phase = 'open'
      and s.closes_at > app.now() + ${LAST_SECONDS_MS} * interval '1 ms'
      and (s.leader_id is null or s.leader_id <> all(${rivalIds}::uuid[]))
      and coalesce(s.price_cents, 0) < 0.6 * l.msrp_cents * l.item_count
    order by exists (
        select from lot_events e where e.lot_id = l.id and e.kind = 'bid'
          and e.at > app.now() - ${RECENT_MINUTES} * interval '1 minute'
          and e.bidder_id <> all(${rivalIds}::uuid[])
      ) desc, s.closes_at, l.id
    limit ${limit}`.execute(db);
  return found.rows.map(({ increments, ...lot }) => ({
    ...lot,
    increments: readIncrements(increments, lot.id),
  }));
}
