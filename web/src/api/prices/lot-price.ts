// What a bid on a lot costs in all, by the rules of the invoice.
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { quoteOf, type QuoteTerms } from '@hammerdock/domain/invoicing/quote.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';

/** What decides the total of a price. */
export type PricedLot = Pick<
  LotTile,
  'premium_bps' | 'premium_minimum' | 'tax_bps' | 'card_fee_bps' | 'shipping'
>;

export const quoteTermsOf = (lot: PricedLot): QuoteTerms => ({
  premium: { rateBps: lot.premium_bps, minimumCents: centsOf(lot.premium_minimum) },
  // An approved exemption is a tax rate of zero.
  taxBps: lot.tax_bps,
  exempt: false,
  feeBps: lot.card_fee_bps,
  shippingCents: lot.shipping === null ? 0 : centsOf(lot.shipping),
});

/** With premium, tax and card fee. */
export const totalCentsOf = (lot: PricedLot, bidCents: Cents): Cents =>
  quoteOf(bidCents, quoteTermsOf(lot)).totalByCardCents;

export interface LotPrices {
  readonly isTotal: boolean;
  /** The figure to show for a bid. */
  readonly shownCents: (bidCents: Cents) => Cents;
  /** The figure within a sentence, which says when it is a total. */
  readonly shownText: (bidCents: Cents) => string;
  /** For a bid that is meant as one: with its total beside it for a viewer of totals. */
  readonly bidText: (bidCents: Cents) => string;
  /** A bid and its total, for every viewer. */
  readonly bidAndTotalText: (bidCents: Cents) => string;
  /** For a bid that one press places: the bid and its total, or only the total. */
  readonly priceParts: (bidCents: Cents) => readonly string[];
  /** The label of a figure, which says when it is a total. */
  readonly labelOf: (label: string) => string;
}

/** A lot's prices as bids. */
export const bidPricesOf = (lot: PricedLot): LotPrices => ({
  isTotal: false,
  shownCents: (bidCents) => bidCents,
  shownText: dollarsOf,
  bidText: dollarsOf,
  bidAndTotalText: (bidCents) => bidAndTotalOf(lot, bidCents),
  priceParts: (bidCents) => [dollarsOf(bidCents), totalTextOf(lot, bidCents)],
  labelOf: (label) => label,
});

/** A lot's prices as totals. */
export const totalPricesOf = (lot: PricedLot): LotPrices => ({
  isTotal: true,
  shownCents: (bidCents) => totalCentsOf(lot, bidCents),
  shownText: (bidCents) => totalTextOf(lot, bidCents),
  bidText: (bidCents) => bidAndTotalOf(lot, bidCents),
  bidAndTotalText: (bidCents) => bidAndTotalOf(lot, bidCents),
  priceParts: (bidCents) => [totalTextOf(lot, bidCents)],
  labelOf: (label) => `${label} · total`,
});

const bidAndTotalOf = (lot: PricedLot, bidCents: Cents): string =>
  `${dollarsOf(bidCents)} bid (${totalTextOf(lot, bidCents)})`;

const totalTextOf = (lot: PricedLot, bidCents: Cents): string =>
  `${dollarsOf(totalCentsOf(lot, bidCents))} total`;
