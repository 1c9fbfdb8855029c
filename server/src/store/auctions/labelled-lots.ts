// Finds a lot by its printed label or code (FIND-05).
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

/**
 * Several lots may carry one product code: a matching label is preferred, then an open or upcoming
 * lot, then the one with the latest close.
 */
export const findLotByCode = (db: Db, { text, code }: { text: string; code: string }) =>
  db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .select(['lots.id', 'lots.title', 'lots.phase'])
    .where('auctions.publishedAt', 'is not', null)
    .where('lots.phase', '!=', 'draft')
    .where((lot) =>
      lot.or([
        carries('lpn', code),
        lot.and([carries('sku', code), lot('lots.sku', '!=', '')]),
        lot.and([carries('upc', code), lot('lots.upc', '!=', '')]),
        ...(isId(text) ? [lot('lots.id', '=', text)] : []),
      ]),
    )
    .orderBy(carries('lpn', code), 'desc')
    .orderBy(sql`lots.phase in ('upcoming', 'open')`, 'desc')
    .orderBy('lots.listedCloseAt', 'desc')
    .orderBy('lots.id')
    .limit(1)
    .executeTakeFirst();

const carries = (column: 'lpn' | 'sku' | 'upc', code: string) =>
  sql<SqlBool>`app.code_of(${sql.ref(`lots.${column}`)}) = ${code}`;
