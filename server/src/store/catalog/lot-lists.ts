// A buyer's own lists, always scoped to that buyer.
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import {
  atCenters,
  bidOnBy,
  readPage,
  selectLotCards,
  withBidOf,
  type LotCardQuery,
  type LotCardRow,
  type LotOrder,
  type Page,
} from './lot-cards.ts';
import { leftUnpaid } from '../invoices/unpaid-invoices.ts';

export type OwnList = 'all' | 'auction' | 'winning' | 'losing' | 'lost' | 'watchlist' | 'buynow';

function narrow(lots: LotCardQuery, list: OwnList, bidderId: string): LotCardQuery {
  if (list === 'watchlist') return watched(lots);
  if (list === 'buynow') return bought(lots);
  if (list === 'all') return bidOnOrBought(lots, bidderId);
  const bid = withBidOf(lots, bidderId);
  switch (list) {
    case 'auction':
      return bid.where('lots.phase', 'in', ['upcoming', 'open']);
    case 'winning':
      return bid.where('lots.phase', '=', 'open').where('lotStates.leaderId', '=', bidderId);
    case 'losing':
      return bid
        .where('lots.phase', '=', 'open')
        .where((where) =>
          where.or([
            where('lotStates.leaderId', '!=', bidderId),
            where('lotStates.leaderId', 'is', null),
          ]),
        );
    case 'lost':
      return bid
        .where('lots.phase', 'in', ['sold', 'unsold', 'cancelled'])
        .where((where) =>
          where.or([
            where('lotStates.leaderId', '!=', bidderId),
            where('lotStates.leaderId', 'is', null),
            where('lots.phase', '!=', 'sold'),
          ]),
        );
  }
}

/** The viewer's own watch is part of each card. */
const watched = (lots: LotCardQuery): LotCardQuery => lots.where('watches.id', 'is not', null);

/** Bought by buy-now, and not lapsed: the viewer's own hold is part of each card. */
const bought = (lots: LotCardQuery): LotCardQuery =>
  lots.where('buyNowHolds.at', 'is not', null).where('buyNowHolds.lapsedAt', 'is', null);

/** Begins with the bidder's own rows, which are few, rather than with all lots. */
const bidOnOrBought = (lots: LotCardQuery, bidderId: string): LotCardQuery =>
  lots.where(
    sql<SqlBool>`lots.id in (${bidOnBy(bidderId)} union select lot_id from buy_now_holds
      where user_id = ${bidderId}::uuid and lapsed_at is null)`,
  );

/** Empty centers: all. */
type Wanted = Page & { readonly order: LotOrder; readonly centerSlugs: readonly string[] };

export interface WatchFilters {
  readonly categorySlugs: readonly string[];
  readonly conditions: readonly string[];
  readonly marketStatus: '' | 'open' | 'sold' | 'closed';
}

const PHASES_OF = {
  open: ['upcoming', 'open'],
  sold: ['sold'],
  closed: ['unsold', 'cancelled'],
} as const;

/** The watched lots of a user; an empty filter matches all. */
export function listWatchedLots(
  db: Db,
  watcherId: string,
  { categorySlugs, conditions, marketStatus, ...wanted }: WatchFilters & Wanted,
): Promise<{ rows: LotCardRow[]; count: number }> {
  let lots = atCenters(watched(selectLotCards(db, watcherId)), wanted.centerSlugs);
  if (categorySlugs.length > 0) lots = lots.where('categories.slug', 'in', [...categorySlugs]);
  if (conditions.length > 0) lots = lots.where('lots.condition', 'in', [...conditions]);
  if (marketStatus !== '') lots = lots.where('lots.phase', 'in', [...PHASES_OF[marketStatus]]);
  return readPage(lots, wanted.order, wanted);
}

export function listOwnLots(
  db: Db,
  bidderId: string,
  list: OwnList,
  wanted: Wanted,
): Promise<{ rows: LotCardRow[]; count: number }> {
  const lots = narrow(selectLotCards(db, bidderId), list, bidderId);
  return readPage(atCenters(lots, wanted.centerSlugs), wanted.order, wanted);
}

const handedOver = sql<SqlBool>`exists (select from handovers where handovers.lot_id = lots.id)`;
const returned = sql<SqlBool>`exists (select from returns where returns.lot_id = lots.id)`;
const forfeited = sql<SqlBool>`exists (select from forfeits where forfeits.lot_id = lots.id)`;
/** R18: an unpaid purchase waits for its payment, not for its pickup. */
const held = sql<SqlBool>`exists (select from buy_now_holds hold
  where hold.lot_id = lots.id and hold.paid_at is null and hold.lapsed_at is null)`;

const COLLECTED = {
  0: sql<SqlBool>`not ${handedOver} and not ${forfeited} and not ${returned} and not ${held}`,
  1: sql<SqlBool>`${handedOver} and not ${returned}`,
  2: returned,
  3: forfeited,
} as const;

/** Won lots by their collection: '' all, 0 waiting, 1 picked up, 2 returned, 3 forfeited. */
export function listWonLots(
  db: Db,
  bidderId: string,
  wanted: Wanted & { pickupStatus: '' | '0' | '1' | '2' | '3' },
): Promise<{ rows: LotCardRow[]; count: number }> {
  let lots = atCenters(selectLotCards(db, bidderId), wanted.centerSlugs)
    .where('lots.winnerId', '=', bidderId)
    .where(sql<SqlBool>`not ${leftUnpaid}`);
  if (wanted.pickupStatus !== '') {
    lots = lots.where(COLLECTED[wanted.pickupStatus]);
  }
  return readPage(lots, wanted.order, wanted);
}
