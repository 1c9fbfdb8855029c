// The names of the auctions, centers and categories in a seller's reports.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

/** A published auction of the seller, by name. */
export async function findReportAuction(
  db: Db,
  auctionId: string,
): Promise<{ sellerId: string; name: string } | undefined> {
  if (!isId(auctionId)) return undefined;
  const { rows } = await sql<{ sellerId: string; name: string }>`
    select seller_id, ${nameOfAuction} as name from auctions
    where id = ${auctionId} and published_at is not null`.execute(db);
  return rows[0];
}

const nameOfAuction = sql`auctions.number || ' ' || auctions.title`;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The latest ones that have begun, first. */
export async function listReportAuctions(
  db: Db,
  sellerId: string,
  limit: number,
): Promise<Named[]> {
  const { rows } = await sql<Named>`select id, ${nameOfAuction} as name from auctions
    where seller_id = ${sellerId} and published_at is not null and starts_at <= (select app.now())
    order by ends_at desc, id limit ${limit}`.execute(db);
  return rows;
}

export const AUCTIONS_LISTED_MAX = 200;

const NAMES = {
  // The latest ones that have these keys.
  auction: (ids: readonly string[]) => sql<Named>`select id, ${nameOfAuction} as name from auctions
    where id = any(${ids}::uuid[]) order by ends_at desc, id limit ${AUCTIONS_LISTED_MAX}`,
  center: (ids: readonly string[]) => sql<Named>`select id, city || ', ' || state as name
    from centers where id = any(${ids}::uuid[]) order by 2, id`,
  category: (ids: readonly string[]) => sql<Named>`select id, name from categories
    where id = any(${ids}::uuid[]) order by name, id`,
} as const;

/** The names of the rows of a report, in their order. */
export async function listRowNames(
  db: Db,
  kind: keyof typeof NAMES,
  ids: readonly string[],
): Promise<Named[]> {
  const { rows } = await NAMES[kind](ids).execute(db);
  return rows;
}
