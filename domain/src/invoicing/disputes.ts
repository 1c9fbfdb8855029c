// R59: a cardholder disputes a charge at the bank. The bank takes the amount at once and decides
// later; what it keeps reverses the sale in proportion (R58).
import type { Cents } from '../money.ts';
import { commissionBack } from './commission.ts';

export type DisputeState = 'open' | 'won' | 'lost';

/** The charge that is disputed, and what it paid for. */
export interface DisputedCharge {
  readonly purpose: 'invoice' | 'deposit';
  readonly amountCents: Cents;
  readonly feeCents: Cents;
  /** Of the whole invoice; zeros for a deposit. */
  readonly hammerCents: Cents;
  readonly premiumCents: Cents;
  readonly taxCents: Cents;
  readonly shippingCents: Cents;
  readonly commissionCents: Cents;
}

export interface Loss {
  readonly hammerCents: Cents;
  readonly premiumCents: Cents;
  readonly taxCents: Cents;
  readonly shippingCents: Cents;
  readonly feeCents: Cents;
  readonly depositCents: Cents;
  /** The part of the hammer price that is not the seller's. */
  readonly commissionCents: Cents;
}

/** Splits a lost amount over what it paid for; the parts without the commission add up to it. */
export function splitLoss(charge: DisputedCharge, lostCents: Cents): Loss {
  const feeCents = share(lostCents, charge.feeCents, charge.amountCents + charge.feeCents);
  const restCents = lostCents - feeCents;
  const none = { hammerCents: 0, premiumCents: 0, taxCents: 0, shippingCents: 0 };
  const noneElse = { depositCents: 0, commissionCents: 0 };
  if (charge.purpose === 'deposit')
    return { ...none, ...noneElse, feeCents, depositCents: restCents };
  const { premiumCents: premium, taxCents: tax, shippingCents: shipping } = charge;
  const whole = charge.hammerCents + premium + tax + shipping;
  const premiumCents = share(restCents, premium, whole);
  const taxCents = share(restCents, tax, whole);
  const shippingCents = share(restCents, shipping, whole);
  const hammerCents = restCents - premiumCents - taxCents - shippingCents;
  const commissionCents = commissionBack(charge, hammerCents);
  const parts = { hammerCents, premiumCents, taxCents, shippingCents };
  return { ...noneElse, ...parts, feeCents, commissionCents };
}

const share = (cents: Cents, part: Cents, whole: Cents): Cents =>
  whole === 0 ? 0 : Math.floor((2 * cents * part + whole) / (2 * whole));

export type DisputeStep = 'opened' | 'won' | 'lost' | 'reopened';

/** What is still to be booked where the bank says `now`; a changed decision is reversed first. */
export function disputeSteps(
  before: DisputeState | null,
  now: DisputeState,
): readonly DisputeStep[] {
  if (before === now) return [];
  const steps: DisputeStep[] = [];
  if (before === null) steps.push('opened');
  else if (before !== 'open') steps.push('reopened');
  return now === 'open' ? steps : [...steps, now];
}
