// The stored data of lot pictures.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export async function isLabelOfLot(db: Db, lpn: string): Promise<boolean> {
  const found = await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select('lots.id')
    .where('lots.lpn', '=', lpn)
    .where('lots.phase', '<>', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** The names of all pictures that lots carry. */
export async function listPictureNames(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('lots')
    .innerJoin(sql<{ name: string }>`jsonb_array_elements_text(lots.images)`.as('picture'), (on) =>
      on.onTrue(),
    )
    .select(sql<string>`picture.value`.as('name'))
    .distinct()
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}
