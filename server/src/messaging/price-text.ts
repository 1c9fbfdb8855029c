// A lot's price in a message: the bid, or its total for users who have the switch on.
import { quoteOf } from '@hammerdock/domain/invoicing/quote.ts';
import { toDollars, type Cents } from '@hammerdock/domain/money.ts';
import type { Db } from '../db/database.ts';
import { findPriceReader, type LotPriceTerms } from '../store/messaging/notification-subjects.ts';

/** Writes a bid's amount on a lot with these terms, as the user wants prices. */
export type PriceText = (terms: LotPriceTerms, bidCents: Cents) => string;

export async function priceTextFor(db: Db, userId: string): Promise<PriceText> {
  const { totalPricesOn, exempt } = await findPriceReader(db, userId);
  return (terms, bidCents) => {
    if (!totalPricesOn) return toDollars(bidCents);
    const { premiumBps: rateBps, premiumMinimumCents: minimumCents, taxBps } = terms;
    const premium = { rateBps, minimumCents };
    const quote = quoteOf(bidCents, {
      premium,
      taxBps,
      exempt,
      feeBps: terms.cardFeeBps,
      shippingCents: terms.shipFirstCents ?? 0,
    });
    const included =
      quote.shippingCents > 0 ? 'premium, tax, shipping and fee' : 'premium, tax and fee';
    return `${toDollars(quote.totalByCardCents)} total (${included} included)`;
  };
}
