// R30: several charges of one card are one amount for who reads about a refund.
import type { Cents } from '../money.ts';

interface CardShare {
  /** As it is named, such as "Visa ending in 4242". */
  readonly card: string;
  readonly amountCents: Cents;
}

export interface CardSum extends CardShare {
  /** How many charges are refunded. */
  readonly charges: number;
}

/** In the order in which the cards are first named. */
export const sumByCard = (shares: readonly CardShare[]): CardSum[] =>
  [...Map.groupBy(shares, ({ card }) => card)].map(([card, ofCard]) => ({
    card,
    amountCents: ofCard.reduce((sum, { amountCents }) => sum + amountCents, 0),
    charges: ofCard.length,
  }));
