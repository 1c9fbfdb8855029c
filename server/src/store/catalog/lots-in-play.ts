// The lots of a user that are open, upcoming or just closed: bid on or watched, always scoped to
// that user.
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { selectLotTiles } from './lot-cards.ts';

/** The next to close; every page of a signed-in user asks for them. */
export const LOTS_IN_PLAY_MAX = 100;

const JUST_CLOSED_MINUTES = 10;

/** What was bought by Buy Now has no result of bidding. */
const isOpenOrJustClosed = sql<SqlBool>`(lots.phase in ('upcoming', 'open')
  or lots.phase in ('sold', 'unsold')
    and lot_states.closes_at > app.now() - make_interval(mins => ${JUST_CLOSED_MINUTES})
    and not exists (select from buy_now_holds sale
      where sale.lot_id = lots.id and sale.lapsed_at is null))`;

/** Begins with the user's own rows, which are few, rather than with all open lots. */
const ofUser = (userId: string) => sql<SqlBool>`lots.id in (
  select watched.lot_id from watches watched where watched.user_id = ${userId}::uuid
  union
  select mine.lot_id from lot_events mine
  where mine.kind = 'bid' and mine.bidder_id = ${userId}::uuid
    and not exists (select from lot_events back where back.lot_id = mine.lot_id
      and back.kind = 'retraction' and back.bid_sequence = mine.sequence))`;

export const findLotsInPlay = (db: Db, userId: string) =>
  selectLotTiles(db, userId)
    .select(['lots.firstClosesAt', 'auctions.increments'])
    .where(isOpenOrJustClosed)
    .where(ofUser(userId))
    .orderBy('lotStates.closesAt')
    .orderBy('lots.id')
    .limit(LOTS_IN_PLAY_MAX)
    .execute();

export type LotInPlayRow = Awaited<ReturnType<typeof findLotsInPlay>>[number];
