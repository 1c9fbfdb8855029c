import type { LotDetail, ListedLot } from '@hammerdock/contract/shapes/lot.ts';
import type { LotDetailRow } from '../../store/auctions/lot-details.ts';
import type { CenterRow } from '../../store/pickup/centers.ts';
import { describeHours } from '../pickup/location.ts';

type SpecifiedFields = Pick<
  LotDetail,
  | 'ptitle'
  | 'second_image'
  | 'msrp_og'
  | 'wprice'
  | 'current_bid'
  | 'bid_count'
  | 'cbidnot'
  | 'watchlistid'
  | 'auctiontype'
  | 'inspectiontime'
  | 'payments'
>;

/** The same facts under further names of the specification. */
export const viewSpecifiedFields = (
  row: LotDetailRow,
  card: ListedLot,
  center: CenterRow | undefined,
): SpecifiedFields => ({
  ptitle: card.title,
  second_image: card.attachments[1]?.avatarorg ?? null,
  msrp_og: card.msrp,
  wprice: card.market_status === 'sold' ? card.latestbid : null,
  current_bid: card.latestbid,
  bid_count: card.bids,
  cbidnot: card.bids === 0 ? 1 : 0,
  watchlistid: card.watchlist_id,
  auctiontype: 'timed',
  inspectiontime: center === undefined ? '' : describeHours(center),
  payments: describePayments(row.cardFeeBps),
});

const describePayments = (cardFeeBps: number): string =>
  cardFeeBps === 0
    ? 'Credit or debit card, account credit'
    : `Credit or debit card (${cardFeeBps / 100}% card fee), account credit`;
