// What the seller's reports count beside the ledger: the closed lots of each auction, and what
// became of them. Sums are stored by a job. Until then, and after each change, the lots of an
// auction are counted on reading (decision 0081).
import { writeDay } from '@hammerdock/domain/accounting/calendar.ts';
import type { DayRange } from '@hammerdock/domain/reporting/report-range.ts';
import type { LotCounter, ReturnCounter } from '@hammerdock/domain/reporting/report-sums.ts';
import { START_PRICE_BOUNDS } from '@hammerdock/domain/reporting/start-prices.ts';
import { STORE_TIME_ZONE } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { inScope, type ReportScope } from '../accounting/ledger-days.ts';
import type { Candidates } from '../platform/work-items.ts';

const ZONE = sql.lit(STORE_TIME_ZONE.id);

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${ZONE})::date`;

const during = (moment: RawBuilder<unknown>, { from, to }: DayRange) =>
  sql<SqlBool>`${moment} >= (${writeDay(from)}::date::timestamp at time zone ${ZONE})
    and ${moment} < ((${writeDay(to)}::date + 1)::timestamp at time zone ${ZONE})`;

// The number of bounds that the price reaches. Other bounds need a migration that sums again.
const PRICE_BAND = sql`width_bucket(start_price_cents,
  ${sql.lit(`{${START_PRICE_BOUNDS.join(',')}}`)}::bigint[])`;

/** Counted by the close, or from the log where a lot was closed without counting. */
const BIDS = sql`coalesce(final_bids,
  (select bid_count from lot_states where lot_states.lot_id = lots.id))`;
const BIDDERS = sql`coalesce(final_bidders, (select count(distinct bidder_id) from lot_events
  where lot_events.lot_id = lots.id and kind = 'bid'))`;

const isSold = sql`phase = 'sold'`;
const isPriced = sql`phase = 'sold' and msrp_cents > 0`;
const countIf = (condition: RawBuilder<unknown>) =>
  sql`(count(*) filter (where ${condition}))::int`;
const sumIf = (value: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(${value}) filter (where ${condition}), 0)::bigint`;

/** Each sold lot counts once: a return outweighs what was before it. */
const COUNTERS = {
  closed: sql`count(*)::int`,
  sold: countIf(isSold),
  hammer_at_close: sumIf(sql`hammer_cents`, isSold),
  priced: countIf(isPriced),
  priced_hammer: sumIf(sql`hammer_cents`, isPriced),
  retail: sumIf(sql`msrp_cents`, isPriced),
  bids: sql`coalesce(sum(bids), 0)::int`,
  bidders: sql`coalesce(sum(bidders), 0)::int`,
  without_bids: countIf(sql`phase = 'unsold' and bids = 0`),
  picked_up: countIf(sql`${isSold} and is_picked_up and not is_returned`),
  forfeited: countIf(sql`${isSold} and is_forfeited and not is_returned`),
  brought_back: countIf(sql`${isSold} and is_returned`),
} as const;

const columns = (each: (name: string, counter: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql.join(Object.entries(COUNTERS).map(([name, counter]) => each(name, counter)));
const NAMES = columns((name) => sql.ref(name));

/** Rows as those of `lot_sums`, from closed lots. */
const countLots = (condition: RawBuilder<SqlBool>) =>
  sql`select auction_id, day, category_id, price_band,
      ${columns((name, counter) => sql`${counter} as ${sql.ref(name)}`)}
    from (select auction_id, ${dayOf(sql`listed_close_at`)} as day, category_id,
        ${PRICE_BAND} as price_band, phase, hammer_cents, msrp_cents,
        ${BIDS} as bids, ${BIDDERS} as bidders,
        exists (select from handovers where lot_id = lots.id) as is_picked_up,
        exists (select from forfeits where lot_id = lots.id) as is_forfeited,
        exists (select from returns where lot_id = lots.id) as is_returned
      from lots where phase in ('sold', 'unsold') and ${condition}) closed_lots
    group by grouping sets ((auction_id, day), (auction_id, day, category_id),
      (auction_id, day, price_band))`;

const isToSum = (auctionId: string) =>
  sql<SqlBool>`exists (select from auctions_to_sum
    where auctions_to_sum.auction_id = ${sql.ref(auctionId)})`;

const ALL = sql`category_id is null and price_band is null`;
/** What a row of the report is, and which of the sums belong to one. */
const KEYS = {
  day: { key: sql`day`, rows: ALL },
  auction: { key: sql`auction_id`, rows: ALL },
  category: { key: sql`category_id`, rows: sql`category_id is not null` },
  'start price': { key: sql`price_band`, rows: sql`price_band is not null` },
} as const;

export type LotKey = keyof typeof KEYS;
type KeyedLotSum = { readonly key: string } & Readonly<Record<LotCounter, number>>;

/** By the day on which lots closed, also what became of them later. */
export async function sumClosedLots(
  db: Db,
  scope: ReportScope,
  { by, from, to }: DayRange & { readonly by: LotKey },
): Promise<KeyedLotSum[]> {
  const { key, rows: wanted } = KEYS[by];
  const counted = countLots(sql`${during(sql`listed_close_at`, { from, to })}
    and auction_id in (select id from asked where is_to_sum)`);
  const { rows } = await sql<KeyedLotSum>`
    with asked as (select id, ${isToSum('auctions.id')} as is_to_sum
      from auctions where ${inScope(scope)})
    select ${key}::text as key,
      ${columns((name) => sql`sum(${sql.ref(name)})::bigint as ${sql.ref(name)}`)}
    from (select auction_id, day, category_id, price_band, ${NAMES}
        from asked join lot_sums on lot_sums.auction_id = asked.id
        where not is_to_sum and day between ${writeDay(from)}::date and ${writeDay(to)}::date
      union all select * from (${counted}) counted) sums
    where ${wanted} group by 1`.execute(db);
  return rows;
}

/** Auctions whose sums are missing or no longer true. */
export const auctionsToSum = (db: Db): Candidates =>
  db
    .selectFrom('auctionsToSum')
    .select(({ fn }) => ['auctionId as item', fn.min('at').as('since')])
    .groupBy('auctionId');

/** A change that commits meanwhile is noted in a row of its own, which stays for the next run. */
export async function storeLotSums(tx: Tx, auctionId: string): Promise<void> {
  await sql`delete from auctions_to_sum where auction_id = ${auctionId}`.execute(tx);
  await sql`delete from lot_sums where auction_id = ${auctionId}`.execute(tx);
  // A statement of its own sees all changes whose rows are deleted above.
  await sql`insert into lot_sums (auction_id, day, category_id, price_band, ${NAMES})
    ${countLots(sql`auction_id = ${auctionId}`)}`.execute(tx);
}

const STORED = sql`select auction_id, day, category_id, price_band, ${NAMES} from lot_sums
  where not ${isToSum('lot_sums.auction_id')}`;
const COUNTED = countLots(sql`not ${isToSum('lots.auction_id')}`);

/** Auctions and days whose stored sums are not what their lots add up to. */
export const differentLotSums = sql`select distinct auction_id, day
  from ((${STORED} except ${COUNTED}) union all (${COUNTED} except ${STORED})) different`;

type ReturnSum = { readonly key: string } & Readonly<Record<ReturnCounter, number>>;

/** By their own day. */
export async function sumReturns(
  db: Db,
  scope: ReportScope,
  range: DayRange,
): Promise<ReturnSum[]> {
  const of = (moment: RawBuilder<unknown>) => sql`${during(moment, range)}
    and exists (select from auctions
      where auctions.id = invoices.auction_id and ${inScope(scope)})`;
  const { rows } = await sql<ReturnSum>`select key::text, sum(refunds)::int as refunds,
      sum(returns)::int as returns
    from (select ${dayOf(sql`refunds.at`)} as key, 1 as refunds, 0 as returns
        from refunds join invoices on invoices.id = refunds.invoice_id
        where ${of(sql`refunds.at`)}
          and not exists (select from canceled_refunds where refund_id = refunds.id)
      union all
      select ${dayOf(sql`returns.at`)}, 0, 1
        from returns join refunds on refunds.id = returns.refund_id
          join invoices on invoices.id = refunds.invoice_id
        where ${of(sql`returns.at`)}) made
    group by key`.execute(db);
  return rows;
}
