// The auctions of a seller, as far as lots are assigned to them.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const AUCTIONS_MAX = 500;

const takesDrafts = sql<boolean>`published_at is null
  or (canceled_at is null and starts_at > app.now())`;

const select = (db: Db) =>
  db
    .selectFrom('auctions')
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .select(['auctions.id', 'auctions.number', 'auctions.title', 'auctions.sellerId'])
    .select(['auctions.centerId', 'auctions.publishedAt'])
    .select(['centers.city', 'centers.name as centerName'])
    .select(takesDrafts.as('takesDrafts'));

/** The latest first; drafts go into those that have not begun. */
export const listAuctionsOfSeller = (db: Db, sellerId: string) =>
  select(db)
    .where('sellerId', '=', sellerId)
    .orderBy('endsAt', 'desc')
    .orderBy('number', 'desc')
    .limit(AUCTIONS_MAX)
    .execute();

export const findAuctionsById = (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : select(db)
        .where('auctions.id', 'in', [...ids])
        .execute();

export type SellersAuction = Awaited<ReturnType<typeof findAuctionsById>>[number];
