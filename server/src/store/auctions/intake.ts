// What a seller knows about goods with a code.
import type { IntakeCode, KnownGoods } from '@hammerdock/domain/catalog/intake.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

const LISTED_MAX = 100;

interface Wanted {
  readonly sellerId: string;
  readonly code: IntakeCode;
}

/** The seller's auctions that are not published, the next first. */
export const listDraftAuctions = (db: Db, sellerId: string) =>
  db
    .selectFrom('auctions')
    .select(['id', 'number', 'title'])
    .where('sellerId', '=', sellerId)
    .where('publishedAt', 'is', null)
    .orderBy('startsAt')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();

/** Locked, so that it is not published meanwhile. */
export const holdAuction = (db: Db, id: string) =>
  isId(id)
    ? db
        .selectFrom('auctions')
        .select(['id', 'sellerId', 'publishedAt'])
        .where('id', '=', id)
        .forShare()
        .executeTakeFirst()
    : Promise.resolve(undefined);

/**
 * The id of the draft with this label; for a product code, of the first draft that still waits for
 * its photos.
 */
export async function findDraftOfCode(
  db: Db,
  { sellerId, code: { lpn, upc } }: Wanted,
): Promise<string | null> {
  const found = await db
    .selectFrom('draftLots')
    .select('id')
    .where('sellerId', '=', sellerId)
    .$if(lpn !== '', (drafts) => drafts.where('lpn', '=', lpn))
    .$if(lpn === '', (drafts) =>
      drafts.where('upc', '=', upc).where(sql<boolean>`images = '[]'::jsonb`),
    )
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** The seller's latest lot with this label or product code. */
export const findEarlierLot = (
  db: Db,
  { sellerId, code: { lpn, upc } }: Wanted,
): Promise<KnownGoods | undefined> =>
  db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select([
      'lots.title',
      'lots.description',
      'lots.categoryId',
      'lots.brand',
      'lots.upc',
      'lots.msrpCents',
    ])
    .where('auctions.sellerId', '=', sellerId)
    .$if(lpn !== '', (lots) =>
      lots.where(sql`app.code_of(lots.lpn)`, '=', sql`app.code_of(${lpn})`),
    )
    .$if(lpn === '', (lots) =>
      lots
        .where(sql`app.code_of(lots.upc)`, '=', sql`app.code_of(${upc})`)
        .where('lots.upc', '!=', ''),
    )
    .orderBy('lots.listedCloseAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function isKnownCategory(db: Db, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const found = db.selectFrom('categories').select('id').where('id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
}
