// What the labels of a seller's lots say.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Stands for the drafts that are in no auction. */
export const STOCK = 'stock';
const LISTED_MAX = 200;

export interface LabelRow {
  readonly id: string;
  readonly lpn: string;
  readonly title: string;
  /** null for a draft. */
  readonly number: number | null;
  readonly floorLocation: string;
}

export interface LabelChoice {
  readonly sellerId: string;
  /** null: the lots with these labels; `stock`: drafts without an auction. */
  readonly auctionId: string | null;
  readonly lpns: readonly string[];
}

interface Part {
  readonly from: number;
  readonly most: number;
}

/** Lots by their numbers, then drafts in the order of intake; canceled lots have left the shelf. */
const chosen = ({ sellerId, ...choice }: LabelChoice) => sql`(
  select lots.id, lots.lpn, lots.title, lots.number, lots.floor_location, 0::bigint as position
  from lots join auctions on auctions.id = lots.auction_id
  where auctions.seller_id = ${sellerId} and auctions.published_at is not null
    and lots.phase <> 'cancelled' and lots.relisted_at is null and ${ofChoice('lots', choice)}
  union all
  select id, lpn, title, null, floor_location, position from draft_lots
  where seller_id = ${sellerId} and ${ofChoice('draft_lots', choice)}
) chosen`;

type Choice = Omit<LabelChoice, 'sellerId'>;

function ofChoice(table: 'lots' | 'draft_lots', { auctionId, lpns }: Choice) {
  if (auctionId === null) return sql`${sql.ref(`${table}.lpn`)} = any(${lpns}::text[])`;
  const column = sql.ref(`${table}.auction_id`);
  return auctionId === STOCK ? sql`${column} is null` : sql`${column} = ${auctionId}`;
}

export async function listPrintedLabels(
  db: Db,
  choice: LabelChoice,
  { from, most }: Part,
): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select id, lpn, title, number, floor_location from ${chosen(choice)}
    where lpn <> '' order by number nulls last, position, id
    limit ${most} offset ${from}`.execute(db);
  return rows;
}

export async function countPrintedLabels(db: Db, choice: LabelChoice) {
  const { rows } = await sql<{ labeled: number; unlabeled: number }>`
    select count(*) filter (where lpn <> '')::int as labeled,
      count(*) filter (where lpn = '')::int as unlabeled
    from ${chosen(choice)}`.execute(db);
  return rows[0] ?? { labeled: 0, unlabeled: 0 };
}

export const findSellerOfAuction = (db: Db, id: string) =>
  db.selectFrom('auctions').select('sellerId').where('id', '=', id).executeTakeFirst();

export const listAuctionsToLabel = (db: Db, sellerId: string) =>
  db
    .selectFrom('auctions')
    .select(['id', 'number', 'title'])
    .where('sellerId', '=', sellerId)
    .orderBy('endsAt', 'desc')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();
