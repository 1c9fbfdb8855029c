// A payment that succeeds after its receipt was settled in another way: only what was still due
// pays the receipt, with the card fee on that part (R27); the rest is the buyer's.
import type { Bps, Cents } from '../money.ts';
import { cardFeeOf } from './totals.ts';

export interface ReceivedPayment {
  readonly amountCents: Cents;
  /** The card fee, charged in addition. */
  readonly feeCents: Cents;
  /** What the receipt is still owed. */
  readonly dueCents: Cents;
  readonly feeBps: Bps;
}

export interface Surplus {
  /** Of the amount. */
  readonly surplusCents: Cents;
  /** Of the card fee. */
  readonly surplusFeeCents: Cents;
}

export function surplusOf({ amountCents, feeCents, dueCents, feeBps }: ReceivedPayment): Surplus {
  if (dueCents >= amountCents) return { surplusCents: 0, surplusFeeCents: 0 };
  const paysCents = Math.max(0, dueCents);
  const keptFeeCents = Math.min(feeCents, cardFeeOf(paysCents, feeBps));
  return { surplusCents: amountCents - paysCents, surplusFeeCents: feeCents - keptFeeCents };
}
