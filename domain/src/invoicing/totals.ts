import { portionOf } from '../money.ts';
import type { Bps, Cents } from '../money.ts';
import { premiumOf } from './premium.ts';
import type { PremiumTerms } from './premium.ts';

export interface InvoiceLine {
  readonly hammerCents: Cents;
  readonly premiumCents: Cents;
  readonly subtotalCents: Cents;
  readonly taxCents: Cents;
}

export interface LineGiven {
  readonly hammerCents: Cents;
  readonly premium: PremiumTerms;
  /** The rate of the pickup center (R23). */
  readonly taxBps: Bps;
  /** Whether the buyer's exemption was approved before the invoice was issued (R55). */
  readonly exempt: boolean;
}

/** R65; the specification's names are in the contract, and one place translates. */
export interface InvoiceTotals {
  readonly hammerTotalCents: Cents;
  readonly premiumTotalCents: Cents;
  /** Hammer and premium of all lines. */
  readonly subtotalCents: Cents;
  /** Credit never reduces the tax (R25), so this is the tax with credit as well. */
  readonly taxTotalCents: Cents;
  readonly shippingCents: Cents;
  readonly finalTotalCents: Cents;
  readonly creditAppliedCents: Cents;
  readonly totalAfterCreditCents: Cents;
  /** Still due, after credit and payments. */
  readonly balanceCents: Cents;
  /** The fee for paying the whole balance by card (R27). */
  readonly cardFeeCents: Cents;
  readonly balanceByCardCents: Cents;
}

export interface Tenders {
  readonly creditAppliedCents: Cents;
  /** Payments other than credit, without their card fees. */
  readonly paidCents: Cents;
  readonly feeBps: Bps;
  readonly shippingCents: Cents;
}

/** R23: rounded here, once per line, and nowhere else (R1). */
export function lineOf({ hammerCents, premium, taxBps, exempt }: LineGiven): InvoiceLine {
  const premiumCents = premiumOf(hammerCents, premium);
  const subtotalCents = hammerCents + premiumCents;
  const taxCents = exempt ? 0 : portionOf(subtotalCents, taxBps);
  return { hammerCents, premiumCents, subtotalCents, taxCents };
}

/** R65. */
export function invoiceTotals(lines: readonly InvoiceLine[], tenders: Tenders): InvoiceTotals {
  const { creditAppliedCents, paidCents, shippingCents } = tenders;
  const sum = (figure: (line: InvoiceLine) => Cents): Cents =>
    lines.reduce((total, line) => total + figure(line), 0);
  const subtotalCents = sum((line) => line.subtotalCents);
  const taxTotalCents = sum((line) => line.taxCents);
  const finalTotalCents = subtotalCents + taxTotalCents + shippingCents;
  const totalAfterCreditCents = finalTotalCents - creditAppliedCents;
  const balanceCents = totalAfterCreditCents - paidCents;
  const cardFeeCents = cardFeeOf(balanceCents, tenders.feeBps);
  return {
    hammerTotalCents: sum((line) => line.hammerCents),
    premiumTotalCents: sum((line) => line.premiumCents),
    subtotalCents,
    taxTotalCents,
    shippingCents,
    finalTotalCents,
    creditAppliedCents,
    totalAfterCreditCents,
    balanceCents,
    cardFeeCents,
    balanceByCardCents: balanceCents + cardFeeCents,
  };
}

/** R27: a separate line, on card payments only. */
export function cardFeeOf(paymentCents: Cents, feeBps: Bps): Cents {
  return portionOf(Math.max(0, paymentCents), feeBps);
}
