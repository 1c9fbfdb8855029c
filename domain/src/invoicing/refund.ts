// Refunding a line of a receipt (R30, R56).
import type { Cents } from '../money.ts';
import { splitToTheCent } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { commissionBack } from './commission.ts';
import type { InvoiceLine } from './totals.ts';

export type BilledParts = Omit<InvoiceLine, 'subtotalCents'>;

/** A card payment of the receipt, with what it can still refund; its fee is not refunded (R27). */
export interface CardTender {
  readonly paymentId: string;
  readonly remainingCents: Cents;
}

/** A line with the part of its hammer price that is not the seller's (R58). */
export interface SoldParts extends BilledParts {
  readonly commissionCents: Cents;
}

export interface RefundGiven {
  readonly line: SoldParts;
  /** What earlier refunds returned for this line. */
  readonly refundedCents: Cents;
  /** null: the whole rest. */
  readonly amountCents: Cents | null;
  /** To the original payment methods, cards first; or as credit, if the buyer prefers it. */
  readonly mode: RefundMode;
  readonly cards: readonly CardTender[];
}

export type RefundMode = 'card' | 'credit';

export interface Refund extends SoldParts {
  readonly amountCents: Cents;
  /** The amount for each card payment; together with the credit it is the whole amount. */
  readonly toCards: readonly { readonly paymentId: string; readonly amountCents: Cents }[];
  readonly creditCents: Cents;
}

export type RefundRefusal = 'RefundedAlready' | 'RefundTooLarge' | 'RefundTooSmall';

/** R30: whole or part of a line, in proportion, to the cent, and never more than was paid. */
export function refundOf(given: RefundGiven): Result<Refund, RefundRefusal> {
  const { line, refundedCents } = given;
  const leftCents = totalOf(line) - refundedCents;
  if (leftCents <= 0) return refused('RefundedAlready');
  const amountCents = given.amountCents ?? leftCents;
  if (amountCents < 1) return refused('RefundTooSmall');
  if (amountCents > leftCents) return refused('RefundTooLarge', { maximumCents: leftCents });
  const before = reversedBy(line, refundedCents);
  const after = reversedBy(line, refundedCents + amountCents);
  const toCards = given.mode === 'card' ? shareOut(amountCents, given.cards) : [];
  const byCardCents = toCards.reduce((sum, card) => sum + card.amountCents, 0);
  return ok({
    hammerCents: after.hammerCents - before.hammerCents,
    premiumCents: after.premiumCents - before.premiumCents,
    taxCents: after.taxCents - before.taxCents,
    commissionCents:
      commissionBack(line, after.hammerCents) - commissionBack(line, before.hammerCents),
    amountCents,
    toCards,
    creditCents: amountCents - byCardCents,
  });
}

/**
 * What all refunds of a line have reversed once they reach this sum, independent of their number.
 * Split in two and in two again, no part ever shrinks as the sum grows; a split into three might.
 */
export function reversedBy(line: BilledParts, refundedCents: Cents): BilledParts {
  const { hammerCents, premiumCents, taxCents } = line;
  const subtotalCents = hammerCents + premiumCents;
  const [ofSubtotal = 0, ofTax = 0] = splitToTheCent(refundedCents, [subtotalCents, taxCents]);
  const [ofHammer = 0, ofPremium = 0] = splitToTheCent(ofSubtotal, [hammerCents, premiumCents]);
  return { hammerCents: ofHammer, premiumCents: ofPremium, taxCents: ofTax };
}

export const totalOf = ({ hammerCents, premiumCents, taxCents }: BilledParts): Cents =>
  hammerCents + premiumCents + taxCents;

function shareOut(amountCents: Cents, cards: readonly CardTender[]): Refund['toCards'] {
  let left = amountCents;
  return cards.flatMap(({ paymentId, remainingCents }) => {
    const share = Math.min(left, Math.max(0, remainingCents));
    left -= share;
    return share === 0 ? [] : [{ paymentId, amountCents: share }];
  });
}
