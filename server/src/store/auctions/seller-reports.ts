// What the seller's reports count beside the ledger: lots by their close, and what became of them.
import { writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import type { DayRange } from '@hammerdock/domain/reporting/report-range.ts';
import type { LotCounter, ReturnCounter } from '@hammerdock/domain/reporting/report-sums.ts';
import { START_PRICE_BOUNDS } from '@hammerdock/domain/reporting/start-prices.ts';
import { STORE_TIME_ZONE } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { inScope, type ReportScope } from '../accounting/ledger-days.ts';

const ZONE = sql.lit(STORE_TIME_ZONE.id);

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${ZONE})::date`;

const during = (moment: RawBuilder<unknown>, { from, to }: DayRange) =>
  sql`${moment} >= (${writeDay(from)}::date::timestamp at time zone ${ZONE})
    and ${moment} < ((${writeDay(to)}::date + 1)::timestamp at time zone ${ZONE})`;

const CLOSE = sql`listed_close_at`;

/** A day begins at a full hour; finding the hour of 100,000 lots is much faster. */
const HOUR = sql`date_bin('1 hour', listed_close_at, timestamptz 'epoch')`;

/** Hours of one day are rows of their own. */
const KEYS = {
  day: HOUR,
  auction: sql`auctions.id`,
  category: sql`category_id`,
  // The number of bounds that the price reaches.
  'start price': sql`width_bucket(start_price_cents,
    ${sql.lit(`{${START_PRICE_BOUNDS.join(',')}}`)}::bigint[])`,
} as const;

export type LotKey = keyof typeof KEYS;
type KeyedLotSum = { readonly key: string } & Readonly<
  Record<Exclude<LotCounter, 'pickedUp' | 'forfeited' | 'broughtBack'>, number>
>;

/** Counted by the close, or from the log where a lot was closed without counting. */
const bids = sql`coalesce(final_bids,
  (select bid_count from lot_states where lot_states.lot_id = lots.id))`;
const bidders = sql`coalesce(final_bidders, (select count(distinct bidder_id) from lot_events
  where lot_events.lot_id = lots.id and kind = 'bid'))`;

/** The closed lots of auctions, from one index. */
const closedLots = (scope: ReportScope, range: DayRange) =>
  sql`auctions join lots on lots.auction_id = auctions.id
      and lots.phase in ('sold', 'unsold') and ${during(CLOSE, range)}
    where ${inScope(scope)}`;

const isSold = sql`phase = 'sold'`;
const isPriced = sql`phase = 'sold' and msrp_cents > 0`;
const sumIf = (value: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(${value}) filter (where ${condition}), 0)::bigint`;

export async function sumClosedLots(
  db: Db,
  scope: ReportScope,
  { by, ...range }: DayRange & { readonly by: LotKey },
): Promise<KeyedLotSum[]> {
  const key = by === 'day' ? dayOf(sql`key`) : sql`key`;
  const { rows } =
    await sql<KeyedLotSum>`select ${key}::text as key, closed, sold, hammer_at_close, priced,
      priced_hammer, retail, bids, bidders, without_bids
    from (select ${KEYS[by]} as key, count(*)::int as closed,
        count(*) filter (where ${isSold})::int as sold,
        ${sumIf(sql`hammer_cents`, isSold)} as hammer_at_close,
        count(*) filter (where ${isPriced})::int as priced,
        ${sumIf(sql`hammer_cents`, isPriced)} as priced_hammer,
        ${sumIf(sql`msrp_cents`, isPriced)} as retail,
        sum(${bids})::int as bids, sum(${bidders})::int as bidders,
        count(*) filter (where phase = 'unsold' and ${bids} = 0)::int as without_bids
      from ${closedLots(scope, range)} group by 1) sums`.execute(db);
  return rows;
}

export interface PickupSum extends Readonly<
  Record<'pickedUp' | 'forfeited' | 'broughtBack', number>
> {
  /** The day of the lots' close. */
  readonly key: string;
}

/** Each sold lot counts once: a return outweighs what was before it. */
export async function sumPickups(
  db: Db,
  scope: ReportScope,
  range: DayRange,
): Promise<PickupSum[]> {
  const { rows } = await sql<PickupSum>`select ${dayOf(sql`key`)}::text as key, picked_up,
      forfeited, brought_back
    from (select ${HOUR} as key,
        count(handovers.lot_id) filter (where returns.lot_id is null)::int as picked_up,
        count(forfeits.lot_id) filter (where returns.lot_id is null)::int as forfeited,
        count(returns.lot_id)::int as brought_back
      from (select lots.id, listed_close_at from ${closedLots(scope, range)} and ${isSold}) sold
        left join handovers on handovers.lot_id = sold.id
        left join forfeits on forfeits.lot_id = sold.id
        left join returns on returns.lot_id = sold.id
      group by 1) sums`.execute(db);
  return rows;
}

type ReturnSum = { readonly key: string } & Readonly<Record<ReturnCounter, number>>;

export async function sumReturns(
  db: Db,
  scope: ReportScope,
  range: DayRange,
): Promise<ReturnSum[]> {
  const { rows } = await sql<ReturnSum>`select key::text, sum(refunds)::int as refunds,
      sum(returns)::int as returns
    from (select ${dayOf(sql`refunds.at`)} as key, 1 as refunds, 0 as returns
        from refunds join lots on lots.id = refunds.lot_id
          join auctions on auctions.id = lots.auction_id
        where ${during(sql`refunds.at`, range)} and ${inScope(scope)}
          and not exists (select from canceled_refunds where refund_id = refunds.id)
      union all
      select ${dayOf(sql`returns.at`)}, 0, 1
        from returns join lots on lots.id = returns.lot_id
          join auctions on auctions.id = lots.auction_id
        where ${during(sql`returns.at`, range)} and ${inScope(scope)}) made
    group by key`.execute(db);
  return rows;
}
