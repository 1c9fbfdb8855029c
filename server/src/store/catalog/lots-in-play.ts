// The lots of a user that are open, upcoming or recently closed: bid on or watched, always scoped
// to that user.
import { JUST_CLOSED, RESULT_SHOWN } from '@hammerdock/domain/bidding/closing-run.ts';
import { seconds, type Duration, type Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { bidOnBy, ownIsExactOf, selectLotTiles } from './lot-cards.ts';

/** The next to close; every page of a signed-in user asks for them. */
export const LOTS_IN_PLAY_MAX = 100;

const isOpen = sql<SqlBool>`lots.phase in ('upcoming', 'open')`;

const closedWithin = (time: Duration) =>
  sql<SqlBool>`lot_states.closes_at > app.now() - make_interval(secs => ${time / seconds(1)})`;

const watchedBy = (userId: string) => sql`
  select watched.lot_id from watches watched where watched.user_id = ${userId}::uuid`;

/** Begins with the user's own rows, which are few, rather than with all open lots. */
const isOf = (userId: string) =>
  sql<SqlBool>`lots.id in (${watchedBy(userId)} union ${bidOnBy(userId)})`;

/** What was bought by Buy Now has no result of bidding. */
const hasResultFor = (userId: string) => sql<SqlBool>`lots.phase in ('sold', 'unsold')
  and (${closedWithin(JUST_CLOSED)}
    or ${closedWithin(RESULT_SHOWN)} and lots.id in (${bidOnBy(userId)}))
  and not exists (select from buy_now_holds sale
    where sale.lot_id = lots.id and sale.lapsed_at is null)`;

export const findLotsInPlay = (db: Db, userId: string, limit = LOTS_IN_PLAY_MAX) =>
  selectLotTiles(db, userId)
    .select([
      'lots.firstClosesAt',
      'auctions.increments',
      'lotStates.leaderMaxCents',
      ownIsExactOf(userId).as('ownIsExact'),
      sql<Instant>`app.now()`.as('now'),
    ])
    .where(isOf(userId))
    .where(sql<SqlBool>`(${isOpen} or ${hasResultFor(userId)})`)
    // Results never take the place of a lot that can still be bid on, nor old ones of the latest.
    .orderBy(isOpen, 'desc')
    .orderBy(sql`case when ${isOpen} then lot_states.closes_at end`)
    .orderBy('lotStates.closesAt', 'desc')
    .orderBy('lots.id')
    .limit(limit)
    .execute();

export type LotInPlayRow = Awaited<ReturnType<typeof findLotsInPlay>>[number];
