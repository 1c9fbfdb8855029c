// The lots of a user that are open, upcoming or have closed lately: bid on or watched, always
// scoped to that user.
import { RESULT_SHOWN } from '@hammerdock/domain/bidding/closing-run.ts';
import { seconds, type Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { selectLotTiles } from './lot-cards.ts';

/** The next to close; every page of a signed-in user asks for them. */
export const LOTS_IN_PLAY_MAX = 100;

const RESULT_SHOWN_SECONDS = RESULT_SHOWN / seconds(1);

/** What was bought by Buy Now has no result of bidding. */
const isOpenOrClosed = sql<SqlBool>`(lots.phase in ('upcoming', 'open')
  or lots.phase in ('sold', 'unsold')
    and lot_states.closes_at > app.now() - make_interval(secs => ${RESULT_SHOWN_SECONDS})
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
    .select(['lots.firstClosesAt', 'auctions.increments', sql<Instant>`app.now()`.as('now')])
    .where(isOpenOrClosed)
    .where(ofUser(userId))
    // Results never take the place of a lot that can still be bid on.
    .orderBy(sql`lots.phase in ('upcoming', 'open')`, 'desc')
    .orderBy('lotStates.closesAt')
    .orderBy('lots.id')
    .limit(LOTS_IN_PLAY_MAX)
    .execute();

export type LotInPlayRow = Awaited<ReturnType<typeof findLotsInPlay>>[number];
