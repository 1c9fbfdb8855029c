// The rivals of a demo store: until when they bid, who they are, and where they like to.
import type { IncrementRow } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { readIncrements } from '../../db/json-columns.ts';
import { sql } from 'kysely';
import { readNow, type Db } from '../../db/database.ts';
import { readSetting, writeSetting } from '../platform/settings.ts';

const SETTING = 'demo rivals until';

export interface RivalStay {
  readonly now: Instant;
  /** In the past while they are at home; null: they were never let in. */
  readonly until: Instant | null;
}

export async function readRivalStay(db: Db): Promise<RivalStay> {
  return { now: await readNow(db), until: await readSetting(db, SETTING) };
}

/** From now on, for so long. */
export async function letRivalsStay(db: Db, stay: Duration): Promise<RivalStay> {
  const now = await readNow(db);
  await writeSetting(db, SETTING, now + stay);
  return { now, until: now + stay };
}

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

const STAYS_AWAY_MS = 20_000;
const CALM_MINUTES = 15;

/**
 * Open lots still below three fifths of their retail price, and not led by a rival: first those on
 * which somebody else bid lately, then those that close soonest. Never in the last seconds, since a
 * demo that never ends shows no winner.
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
      and s.closes_at > app.now() + ${STAYS_AWAY_MS} * interval '1 ms'
      and (s.leader_id is null or s.leader_id <> all(${rivalIds}::uuid[]))
      and coalesce(s.price_cents, 0) < 0.6 * l.msrp_cents * l.item_count
    order by exists (
        select from lot_events e where e.lot_id = l.id and e.kind = 'bid'
          and e.at > app.now() - ${CALM_MINUTES} * interval '1 minute'
          and e.bidder_id <> all(${rivalIds}::uuid[])
      ) desc, s.closes_at, l.id
    limit ${limit}`.execute(db);
  return found.rows.map(({ increments, ...lot }) => ({
    ...lot,
    increments: readIncrements(increments, lot.id),
  }));
}
