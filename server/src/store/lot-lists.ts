// A buyer's own lists: always scoped to that buyer.
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/database.ts';
import {
  readPage,
  selectLotCards,
  withBidOf,
  type LotCardQuery,
  type LotCardRow,
  type LotOrder,
  type Page,
} from './lot-cards.ts';

export type OwnList = 'all' | 'auction' | 'winning' | 'losing' | 'lost';

function narrow(lots: LotCardQuery, list: OwnList, bidderId: string): LotCardQuery {
  const bid = withBidOf(lots, bidderId);
  switch (list) {
    case 'all':
      return bid;
    case 'auction':
      return bid.where('lots.phase', 'in', ['upcoming', 'open']);
    case 'winning':
      return bid.where('lots.phase', '=', 'open').where('lots.leaderId', '=', bidderId);
    case 'losing':
      return bid
        .where('lots.phase', '=', 'open')
        .where((where) =>
          where.or([where('lots.leaderId', '!=', bidderId), where('lots.leaderId', 'is', null)]),
        );
    case 'lost':
      return bid
        .where('lots.phase', 'in', ['sold', 'unsold', 'cancelled'])
        .where((where) =>
          where.or([
            where('lots.leaderId', '!=', bidderId),
            where('lots.leaderId', 'is', null),
            where('lots.phase', '!=', 'sold'),
          ]),
        );
  }
}

export const listOwnLots = (
  db: Db,
  bidderId: string,
  list: OwnList,
  wanted: Page & { order: LotOrder },
): Promise<{ rows: LotCardRow[]; count: number }> =>
  readPage(narrow(selectLotCards(db, bidderId), list, bidderId), wanted.order, wanted);

/** Won lots, narrowed by where their collection stands: '' all, 0 waiting, 1 picked up. */
export function listWonLots(
  db: Db,
  bidderId: string,
  wanted: Page & { order: LotOrder; pickupStatus: '' | '0' | '1' | '2' | '3' },
): Promise<{ rows: LotCardRow[]; count: number }> {
  let lots = selectLotCards(db, bidderId)
    .where('lots.phase', '=', 'sold')
    .where('lots.leaderId', '=', bidderId);
  if (wanted.pickupStatus !== '') {
    const done = sql<SqlBool>`exists (select from handovers where handovers.lot_id = lots.id)`;
    if (wanted.pickupStatus === '1') lots = lots.where(done);
    else if (wanted.pickupStatus === '0') lots = lots.where((where) => where.not(done));
    else lots = lots.where(sql<SqlBool>`false`);
  }
  return readPage(lots, wanted.order, wanted);
}
