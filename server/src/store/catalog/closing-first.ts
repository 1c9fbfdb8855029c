// Finds the lots that close first by an index, although bids move closes that no index contains.
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** How many lots are read at most to sort extended lots among the others. */
const CANDIDATES_MAX = 1000;

const PUBLISHED_LOTS = sql`lots join lot_states on lot_states.lot_id = lots.id
  join auctions on auctions.id = lots.auction_id and auctions.published_at is not null`;

const LISTED_FIRST = sql`lots.listed_close_at, lots.id`;

/**
 * Selects the ids of published lots, those that close first. The listed close is never later than
 * the close (decision 0038), so these lots are among those listed up to the last close of the first
 * ones: where no lot was extended, each branch reads `limit` lots.
 */
export const selectClosingFirst = (which: RawBuilder<SqlBool>, limit: number) => sql<string>`(
  select id from (
    select lots.id, lot_states.closes_at from ${PUBLISHED_LOTS}
    where ${which} and lots.listed_close_at <= (
      select max(closes_at) from (
        select lot_states.closes_at from ${PUBLISHED_LOTS} where ${which}
        order by ${LISTED_FIRST} limit ${limit}) as listed_first)
    order by ${LISTED_FIRST} limit ${CANDIDATES_MAX}) as candidates
  order by closes_at, id limit ${limit})`;
