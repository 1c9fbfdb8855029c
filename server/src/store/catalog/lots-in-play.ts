// The lots of a user that are not over: bid on or watched, always scoped to that user.
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { selectLotTiles } from './lot-cards.ts';

/** The next to close; every page of a signed-in user asks for them. */
export const LOTS_IN_PLAY_MAX = 100;

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
    .where('lots.phase', 'in', ['upcoming', 'open'])
    .where(ofUser(userId))
    .orderBy('lotStates.closesAt')
    .orderBy('lots.id')
    .limit(LOTS_IN_PLAY_MAX)
    .execute();

export type LotInPlayRow = Awaited<ReturnType<typeof findLotsInPlay>>[number];
