// What must be checked about a lot before a user can watch it or write a note.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

export interface KeepableLot {
  readonly id: string;
  /** Open or upcoming, and not past its close. */
  readonly onTheBlock: boolean;
}

/** undefined for lots that buyers cannot see. */
export async function findKeepableLot(db: Db, lotId: string): Promise<KeepableLot | undefined> {
  if (!isId(lotId)) return undefined;
  return await db
    .selectFrom('lots')
    .innerJoin('lotStates', 'lotStates.lotId', 'lots.id')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select([
      'lots.id',
      sql<boolean>`lots.phase in ('upcoming', 'open')
        and lot_states.closes_at > app.now()`.as('onTheBlock'),
    ])
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .executeTakeFirst();
}
