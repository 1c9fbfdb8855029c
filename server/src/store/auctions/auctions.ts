// Auctions as they are published: the terms of their lots are frozen here (R55).
import type { IncrementRow } from '@hammerdock/domain/bidding/increments.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql } from 'kysely';
import { json, toDate, type Db, type Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

export interface NewAuction {
  readonly number: number;
  readonly title: string;
  readonly centerId: string;
  readonly sellerId: string;
  readonly taxBps: number;
  readonly startsAt: Instant;
  /** The scheduled close of its first lot; the others follow, one stagger apart (R20). */
  readonly endsAt: Instant;
  readonly staggerSeconds: number;
  readonly softCloseSeconds: number;
  readonly pickupStartsAt: Instant;
  readonly increments: readonly IncrementRow[];
}

export async function insertAuction(tx: Tx, auction: NewAuction): Promise<string> {
  const id = newId();
  const { increments, startsAt, endsAt, pickupStartsAt, ...rest } = auction;
  await tx
    .insertInto('auctions')
    .values({
      ...rest,
      id,
      increments: json(increments),
      startsAt: toDate(startsAt),
      endsAt: toDate(endsAt),
      pickupStartsAt: toDate(pickupStartsAt),
      commissionBps: commissionOfSeller(rest.sellerId),
      publishedAt: sql<Date>`least(app.now(), ${toDate(startsAt)})`,
    })
    .execute();
  return id;
}

/** The next number. One transaction at a time takes one, so that no two auctions have the same. */
export async function takeAuctionNumber(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('hammerdock auction numbers'))`.execute(tx);
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from auctions`.execute(tx);
  return rows[0]?.number ?? 1;
}

/** R58: the rate that applies to auctions that this seller publishes now. */
export const commissionOfSeller = (sellerId: string) =>
  sql<number>`(select commission_bps from users where id = ${sellerId})`;

/** R55: nothing changes once it is published; returns whether it was still unpublished. */
export async function updateIncrements(
  tx: Tx,
  { number, increments }: Pick<NewAuction, 'number' | 'increments'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('auctions')
    .set({ increments: json(increments) })
    .where('number', '=', number)
    .where('publishedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const findAuctionByNumber = (db: Db, number: number) =>
  db
    .selectFrom('auctions')
    .select(['id', 'number'])
    .where('number', '=', number)
    .executeTakeFirst();

/** Locks the auction, so that concurrent imports number their lots one after the other. */
export async function lockAuctionToFill(tx: Tx, number: number) {
  const auction = await tx
    .selectFrom('auctions')
    .select(['id', 'number', 'startsAt', 'endsAt', 'staggerSeconds'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (auction === undefined) return undefined;
  // Queried after locking: a statement that waits does not see what it waited for.
  const { rows } = await sql<{ begun: boolean; lastNumber: number }>`
    select ${toDate(auction.startsAt)} <= app.now() as begun,
      (select coalesce(max(number), 0) from lots where auction_id = ${auction.id}::uuid)
        as "lastNumber"`.execute(tx);
  const [known] = rows;
  return known === undefined ? undefined : { ...auction, ...known };
}

/** The published auctions of the store with their state, the newest last. */
export const listAuctions = (db: Db) =>
  db
    .selectFrom('auctions')
    .select(['id', 'number', 'centerId', 'sellerId', 'startsAt', 'endsAt'])
    .select(sql<boolean>`starts_at > app.now()`.as('upcoming'))
    .select(
      sql<boolean>`exists (select from lots where lots.auction_id = auctions.id
        and lots.phase in ('upcoming', 'open'))`.as('unfinished'),
    )
    .where('publishedAt', 'is not', null)
    .orderBy('number')
    .execute();
