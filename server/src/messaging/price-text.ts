// A lot's price in a message: the bid, or its total for users who have the switch on.
import { quoteOf } from '@hammerdock/domain/invoicing/quote.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { Db } from '../db/database.ts';
import { findPriceReader, type LotPriceTerms } from '../store/messaging/notification-subjects.ts';

/** Writes a bid's amount on a lot with these terms, as the user wants prices. */
export type PriceText = (terms: LotPriceTerms, bidCents: Cents) => string;

export interface PriceTexts {
  /** The user wants prices as totals. */
  readonly totalsOn: boolean;
  readonly price: PriceText;
  /** "$16.20 total" */
  readonly total: PriceText;
  /** What a total contains besides the bid. */
  readonly included: (terms: LotPriceTerms) => string;
}

export async function priceTextsFor(db: Db, userId: string): Promise<PriceTexts> {
  const { totalPricesOn: totalsOn, exempt } = await findPriceReader(db, userId);
  const total: PriceText = (terms, bidCents) =>
    `${dollarsOf(quoteOf(bidCents, quoteTerms(terms, exempt)).totalByCardCents)} total`;
  const price: PriceText = (terms, bidCents) =>
    totalsOn ? `${total(terms, bidCents)} (${included(terms)} included)` : dollarsOf(bidCents);
  return { totalsOn, price, total, included };
}

const quoteTerms = (terms: LotPriceTerms, exempt: boolean) => ({
  premium: { rateBps: terms.premiumBps, minimumCents: terms.premiumMinimumCents },
  taxBps: terms.taxBps,
  exempt,
  feeBps: terms.cardFeeBps,
  shippingCents: terms.shipFirstCents ?? 0,
});

/** What a total contains besides the bid; only costs that there are. */
export function included({
  shipFirstCents,
  cardFeeBps,
}: Pick<LotPriceTerms, 'shipFirstCents' | 'cardFeeBps'>): string {
  const parts = ['premium', 'tax'];
  if ((shipFirstCents ?? 0) > 0) parts.push('shipping');
  if (cardFeeBps > 0) parts.push('fee');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
