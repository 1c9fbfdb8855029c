// An auction for its seller.
import type { AuctionSummary, SellerAuction } from '@hammerdock/contract/shapes/seller-auction.ts';
import { auctionStateOf } from '@hammerdock/domain/auctions/auction-state.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { toIso, type Instant } from '@hammerdock/domain/time.ts';
import type { StoredAuction } from '../../store/auctions/draft-auctions.ts';
import type {
  SellerAuctionDetailRow,
  SellerAuctionRow,
} from '../../store/auctions/seller-auctions.ts';
import { viewAuctionTerms } from './auction-terms.ts';

const isoOrNull = (at: Instant | null): string | null => (at === null ? null : toIso(at));

export const stateOf = (row: SellerAuctionRow) =>
  auctionStateOf({ ...row, liveLots: row.live }, row.now);

export const viewAuctionSummary = (row: SellerAuctionRow): AuctionSummary => ({
  id: row.id,
  number: row.number,
  title: row.title,
  state: stateOf(row),
  center: { id: row.centerId, name: row.centerName },
  starts_at: toIso(row.startsAt),
  ends_at: toIso(row.endsAt),
  lot_count: row.lots,
  sold_count: row.sold,
  total: toDecimal(row.totalCents),
  bid_count: row.bids,
  next_close: isoOrNull(row.nextClose),
  canceled_at: isoOrNull(row.canceledAt),
});

export const viewSellerAuction = (
  row: SellerAuctionDetailRow,
  terms: StoredAuction,
): SellerAuction => ({
  ...viewAuctionSummary(row),
  ...viewAuctionTerms(terms),
  pickup_starts_at: toIso(terms.pickupStartsAt),
  tax_bps: terms.taxBps,
  last_close: isoOrNull(row.lastClose),
  published_at: isoOrNull(row.publishedAt),
  cancel_reason: row.cancelReason,
  version: terms.version,
});
