import type { Db } from '../db/database.ts';

export const listCenters = (db: Db) =>
  db.selectFrom('centers').selectAll().orderBy('city').orderBy('slug').execute();

export type CenterRow = Awaited<ReturnType<typeof listCenters>>[number];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where a lot that is on show is collected. */
export const findCenterOfLot = async (db: Db, lotId: string) =>
  UUID.test(lotId)
    ? await db
        .selectFrom('lots')
        .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
        .innerJoin('centers', 'centers.id', 'auctions.centerId')
        .select([
          'auctions.id as auctionId',
          'centers.id as centerId',
          'centers.name',
          'centers.address',
          'centers.city',
          'centers.state',
          'centers.zip',
        ])
        .where('lots.id', '=', lotId)
        .where('lots.phase', '!=', 'draft')
        .where('auctions.publishedAt', 'is not', null)
        .executeTakeFirst()
    : undefined;
