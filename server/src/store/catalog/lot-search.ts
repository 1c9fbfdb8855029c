// Finds open and upcoming lots by words and filters (R41): one query finds and counts, another
// reads the page, for any search (API-06).
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Fit } from '@hammerdock/domain/search/title-fit.ts';
import type { Duration, Instant } from '@hammerdock/domain/time.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import {
  buyableNow,
  selectLotCards,
  type LotCardRow,
  type LotOrder,
  type Page,
} from './lot-cards.ts';

export interface LotSearch extends Page {
  /** In PostgreSQL's language of text search; null: any lot. */
  readonly lotQuery: string | null;
  /** Finds the lots that are listed first because they carry exactly the searched code. */
  readonly labelQuery: string | null;
  /** Empty lists: no filter. */
  readonly categorySlugs: readonly string[];
  readonly centerSlugs: readonly string[];
  readonly conditions: readonly string[];
  readonly minCents: Cents | null;
  readonly maxCents: Cents | null;
  readonly closesWithin: Duration | null;
  readonly isBuyNowOnly: boolean;
  /** null: any seller. Guests follow none. */
  readonly sellers:
    | null
    | { readonly handles: readonly string[] }
    | { readonly followedBy: string | null };
  readonly order: SearchOrder;
  /** How well a title fits, less is better; null: by PostgreSQL's rank alone. */
  readonly fit: Fit | null;
  /** Lots that the query finds by another name, but that are other goods. */
  readonly excluded: readonly string[];
  /** Only lots added since then that were not emailed for that saved search. */
  readonly newFor?: { readonly searchId: string; readonly since: Instant };
}

/** 5 newest, 6 most bids, 7 biggest discount. */
export type SearchOrder = LotOrder | '5' | '6' | '7';

type Counts = Readonly<Record<string, number>>;

export interface LotsFound {
  readonly rows: readonly LotCardRow[];
  readonly count: number;
  readonly facets: {
    readonly category: Counts;
    readonly condition: Counts;
    readonly center: Counts;
  };
}

interface FoundLot {
  readonly id: string;
  readonly title: string;
  readonly isLabelled: boolean;
}

interface Found {
  readonly lots: readonly FoundLot[];
  readonly count: number;
  readonly category: Counts;
  readonly condition: Counts;
  readonly center: Counts;
}

export interface MatchedTitle {
  readonly id: string;
  readonly title: string;
  /** Also found by the words as typed. */
  readonly isTyped: boolean;
}

/** Some matches in no order, for judging by their titles. */
export async function listMatchedTitles(
  db: Db,
  { lotQuery, typedQuery, limit }: { lotQuery: string; typedQuery: string | null; limit: number },
): Promise<readonly MatchedTitle[]> {
  const { rows } = await sql<MatchedTitle>`
    select id, title, coalesce(words @@ ${typedQuery}::tsquery, false) as is_typed from lots
    where phase in ('upcoming', 'open') and words @@ ${lotQuery}::tsquery
    limit ${limit}`.execute(db);
  return rows;
}

/** All matches, without their data. */
export async function listLotsFound(db: Db, search: LotSearch): Promise<readonly string[]> {
  const { rows } = await findAndCount(search, search).execute(db);
  return (rows[0]?.lots ?? []).map(({ id }) => id);
}

export async function searchLots(
  db: Db,
  viewerId: string | null,
  search: LotSearch,
): Promise<LotsFound> {
  const offset = (search.page - 1) * search.limit;
  const fit = search.order === '' && offset < FITTED_MAX ? search.fit : null;
  const { rows } = await findAndCount(
    search,
    fit === null ? search : { page: 1, limit: Math.max(FITTED_MAX, offset + search.limit) },
  ).execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('a search without an answer');
  const { lots, count, category, condition, center } = found;
  const ids = (fit === null ? lots : inOrderOfFit(lots, fit).slice(offset))
    .slice(0, search.limit)
    .map(({ id }) => id);
  const cards = await selectLotCards(db, viewerId)
    .where(sql<SqlBool>`lots.id = any (${ids}::uuid[])`)
    .execute();
  const cardOf = new Map(cards.map((row) => [row.id, row]));
  return {
    rows: ids.flatMap((id) => cardOf.get(id) ?? []),
    count,
    facets: { category, condition, center },
  };
}

/** So many of the best matches are sorted by how well their titles fit. */
const FITTED_MAX = 200;

function inOrderOfFit(lots: readonly FoundLot[], fit: Fit): FoundLot[] {
  const fitted = lots
    .slice(0, FITTED_MAX)
    .map((lot) => ({ lot, cost: lot.isLabelled ? -1 : fit(lot.title) }))
    .toSorted((one, other) => one.cost - other.cost);
  return [...fitted.map(({ lot }) => lot), ...lots.slice(FITTED_MAX)];
}

/** Each facet counts what the other filters match, so that a choice shows its number of results. */
const findAndCount = (search: LotSearch, { page, limit }: Page): RawBuilder<Found> => sql<Found>`
  with found as materialized (
    select lots.id, lots.category_id, lots.condition, auctions.center_id,
      ${closeKey(search)} as close_key, ${sortKey(search)} as sort_key,
      ${oneOf('categories', 'lots.category_id', search.categorySlugs)} as in_category,
      ${oneOf('centers', 'auctions.center_id', search.centerSlugs)} as in_center,
      ${search.conditions.length === 0 ? TRUE : sql`lots.condition = any (${search.conditions})`}
        as in_condition
    from lots left join lot_states on lot_states.lot_id = lots.id
      join auctions on auctions.id = lots.auction_id
    where lots.phase in ('upcoming', 'open') and auctions.published_at is not null
      ${narrowed(search)}),
  page as (
    select id, row_number() over (order by sort_key, close_key, id) as place from (
      select id, sort_key, close_key from found
      where in_category and in_center and in_condition
      order by sort_key, close_key, id
      limit ${limit} offset ${(page - 1) * limit}) as best),
  cells as materialized (
    select category_id, center_id, condition, in_category, in_center, in_condition,
      count(*) as lots
    from found group by 1, 2, 3, 4, 5, 6)
  select
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'title', title,
      'isLabelled', ${labelled(search)}) order by place)
      from page join lots using (id)), '[]') as lots,
    coalesce((select sum(lots) from cells
      where in_category and in_center and in_condition), 0)::bigint as count,
    ${counted(
      'categories.slug',
      sql`join categories on categories.id = category_id
      where in_center and in_condition`,
    )} as category,
    ${counted('condition', sql`where in_category and in_center`)} as condition,
    ${counted(
      'centers.slug',
      sql`join centers on centers.id = center_id
      where in_category and in_condition`,
    )} as center`;

const TRUE = sql`true`;
const PRICE = sql`coalesce(lot_states.price_cents, lots.start_price_cents)`;

const labelled = ({ labelQuery }: LotSearch): RawBuilder<unknown> =>
  labelQuery === null ? sql`false` : sql`lots.words @@ ${labelQuery}::tsquery`;

/**
 * Lots that match equally well are sorted by their listed close, so that PostgreSQL omits the join
 * with the states where no filter and no order needs it.
 */
const closeKey = ({ order, lotQuery }: LotSearch): RawBuilder<unknown> =>
  order === '' && lotQuery !== null ? sql`lots.listed_close_at` : sql`lot_states.closes_at`;

/** Ascending in every order; the close and the id make pages stable (API-05). */
function sortKey({ order, lotQuery, labelQuery }: LotSearch): RawBuilder<unknown> {
  if (order === '3') return PRICE;
  if (order === '4') return sql`-${PRICE}`;
  if (order === '5') {
    return sql`-extract(epoch from greatest(lots.listed_at, auctions.published_at))`;
  }
  if (order === '6') return sql`-lot_states.bid_count`;
  // The part of the retail price that is still to be paid; lots without one come last.
  if (order === '7') {
    const retail = sql`nullif(lots.msrp_cents * lots.item_count, 0)`;
    return sql`coalesce(${PRICE}::float8 / ${retail}, 'infinity')`;
  }
  if (order === '1' || lotQuery === null) return sql`0`;
  const rank = sql`-ts_rank(lots.words, ${lotQuery}::tsquery)`;
  return labelQuery === null
    ? rank
    : sql`case when lots.words @@ ${labelQuery}::tsquery then -9 else 0 end + ${rank}`;
}

function narrowed(search: LotSearch): RawBuilder<unknown> {
  const { lotQuery, minCents, maxCents, closesWithin, isBuyNowOnly, excluded, newFor } = search;
  const conditions = [
    lotQuery === null ? null : sql`lots.words @@ ${lotQuery}::tsquery`,
    minCents === null ? null : sql`${PRICE} >= ${minCents}::bigint`,
    maxCents === null ? null : sql`${PRICE} <= ${maxCents}::bigint`,
    closesWithin === null
      ? null
      : sql`lot_states.closes_at <= (select app.at_ms(app.now_ms() + ${closesWithin}::bigint))`,
    isBuyNowOnly ? buyableNow : null,
    search.sellers === null ? null : ofSellers(search.sellers),
    excluded.length === 0 ? null : sql`lots.id <> all (${excluded}::uuid[])`,
    newFor === undefined
      ? null
      : sql`greatest(lots.listed_at, auctions.published_at) > app.at_ms(${newFor.since}::bigint)
          and not exists (select from saved_search_matches sent
            where sent.search_id = ${newFor.searchId}::uuid and sent.lot_id = lots.id)`,
  ];
  return sql.join(
    conditions.flatMap((condition) => (condition === null ? [] : [sql`and ${condition}`])),
    sql` `,
  );
}

const ofSellers = (sellers: NonNullable<LotSearch['sellers']>): RawBuilder<unknown> =>
  'handles' in sellers
    ? sql`auctions.seller_id in (select id from users
        where role = 'seller' and seller_handle = any (${sellers.handles}::uuid[]))`
    : sql`auctions.seller_id in (select seller_id from follows
        where user_id = ${sellers.followedBy}::uuid)`;

const oneOf = (
  table: 'categories' | 'centers',
  column: string,
  slugs: readonly string[],
): RawBuilder<unknown> =>
  slugs.length === 0
    ? TRUE
    : sql`${sql.ref(column)} = any (array(
        select id from ${sql.table(table)} where slug = any (${slugs})))`;

const counted = (value: string, among: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  coalesce((select jsonb_object_agg(value, lots) from (
    select ${sql.ref(value)} as value, sum(lots) as lots from cells ${among} group by 1
  ) as each), '{}')`;
