import type { Db } from '../../db/database.ts';
import { prepare } from '../../db/prepared.ts';
import { isId } from '../platform/id-shape.ts';
import { readOpeningHours } from '../../db/json-columns.ts';

const allCenters = prepare((db: Db) =>
  db
    .selectFrom('centers')
    .select(['id', 'slug', 'name', 'address', 'city', 'state', 'zip', 'phone', 'hours', 'taxBps'])
    .orderBy('city')
    .orderBy('slug')
    .compile(),
);

export const listCenters = async (db: Db) =>
  (await allCenters(db, {})).map(({ hours, ...center }) => ({
    ...center,
    hours: readOpeningHours(hours, center.id),
  }));

export type CenterRow = Awaited<ReturnType<typeof listCenters>>[number];

/** Where a public lot is collected. */
export async function findCenterOfLot(db: Db, lotId: string) {
  if (!isId(lotId)) return undefined;
  const center = await db
    .selectFrom('lots')
    .innerJoin('auctions', 'auctions.id', 'lots.auctionId')
    .innerJoin('centers', 'centers.id', 'auctions.centerId')
    .select([
      'auctions.id as auctionId',
      'auctions.pickupStartsAt',
      'auctions.deliveryMode',
      'auctions.pickupDays',
      'centers.id as centerId',
      'centers.name',
      'centers.address',
      'centers.city',
      'centers.state',
      'centers.zip',
      'centers.hours',
    ])
    .where('lots.id', '=', lotId)
    .where('lots.phase', '!=', 'draft')
    .where('auctions.publishedAt', 'is not', null)
    .executeTakeFirst();
  return center && { ...center, hours: readOpeningHours(center.hours, center.centerId) };
}
