// The terms that an auction and a template of auctions have in common.
import type { SellerAuction } from '@hammerdock/contract/shapes/seller-auction.ts';
import { DEFAULT_INCREMENTS, isSameTable } from '@hammerdock/domain/bidding/increments.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import type { AuctionTerms } from '../../store/auctions/auction-templates.ts';

type Terms = Pick<
  SellerAuction,
  | 'stagger_seconds'
  | 'extbidding'
  | 'premium_bps'
  | 'premium_minimum'
  | 'card_fee_bps'
  | 'deposit'
  | 'bid_limit'
  | 'increments'
  | 'standard_increments'
  | 'delivery_mode'
  | 'shipping'
  | 'shipping_more'
  | 'pickup_days'
>;

const decimalOrNull = (cents: Cents | null): string | null =>
  cents === null ? null : toDecimal(cents);

export const viewAuctionTerms = (terms: AuctionTerms): Terms => ({
  stagger_seconds: terms.staggerSeconds,
  extbidding: terms.softCloseSeconds,
  premium_bps: terms.premiumBps,
  premium_minimum: toDecimal(terms.premiumMinimumCents),
  card_fee_bps: terms.cardFeeBps,
  deposit: toDecimal(terms.depositCents),
  bid_limit: decimalOrNull(terms.bidLimitCents),
  increments: terms.increments.map(({ fromCents, stepCents }) => ({
    from: toDecimal(fromCents),
    step: toDecimal(stepCents),
  })),
  standard_increments: isSameTable(terms.increments, DEFAULT_INCREMENTS),
  delivery_mode: terms.deliveryMode,
  shipping: decimalOrNull(terms.shipFirstCents),
  shipping_more: decimalOrNull(terms.shipMoreCents),
  pickup_days: terms.pickupDays,
});
