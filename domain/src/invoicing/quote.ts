import type { Bps, Cents } from '../money.ts';
import { cardFeeOf, lineOf } from './totals.ts';
import type { InvoiceLine, LineGiven } from './totals.ts';

export interface QuoteTerms extends Omit<LineGiven, 'hammerCents'> {
  readonly feeBps: Bps;
  /** For one item; further items of the same receipt may cost less. */
  readonly shippingCents: Cents;
}

export interface Quote extends InvoiceLine {
  readonly shippingCents: Cents;
  /** Hammer, premium, tax and shipping: the total of the Bid Confirmation dialog (R16). */
  readonly totalCents: Cents;
  readonly cardFeeCents: Cents;
  readonly totalByCardCents: Cents;
}

/** R16, PV-02: the cost of a lot at this hammer price. */
export function quoteOf(
  hammerCents: Cents,
  { feeBps, shippingCents, ...terms }: QuoteTerms,
): Quote {
  const line = lineOf({ hammerCents, ...terms });
  const totalCents = line.subtotalCents + line.taxCents + shippingCents;
  const cardFeeCents = cardFeeOf(totalCents, feeBps);
  const totalByCardCents = totalCents + cardFeeCents;
  return { ...line, shippingCents, totalCents, cardFeeCents, totalByCardCents };
}

/**
 * PV-10: the highest hammer price whose all-in cost, card fee included, is within the total; null
 * if even a cent exceeds it. The all-in cost never falls as the hammer rises, so a bisection finds
 * it.
 */
export function maxHammerForAllIn(totalCents: Cents, terms: QuoteTerms): Cents | null {
  let affordable = 0;
  let excessive = Math.max(0, totalCents) + 1;
  while (excessive - affordable > 1) {
    const middle = affordable + Math.floor((excessive - affordable) / 2);
    if (quoteOf(middle, terms).totalByCardCents <= totalCents) affordable = middle;
    else excessive = middle;
  }
  return affordable === 0 ? null : affordable;
}
