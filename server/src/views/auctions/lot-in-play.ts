import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { nextBidAfter } from '@hammerdock/domain/bidding/lot.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { LotInPlayRow } from '../../store/catalog/lots-in-play.ts';
import { viewLotTile, viewOwnBid } from './lot.ts';
import { termsOf } from './lot-terms.ts';

export const viewLotInPlay = (row: LotInPlayRow, viewerId: string): LotInPlay => ({
  ...viewLotTile(row, viewerId),
  next_bid: toDecimal(nextBidAfter(termsOf(row), row.priceCents)),
  proxy_bid_details: viewOwnBid(row, viewerId),
  future_active: row.phase === 'upcoming',
  first_date_closed: toIso(row.firstClosesAt),
});
