import type { Bps, Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { creditApplied } from './credits.ts';
import { checkPartial } from './partial.ts';
import { cardFeeOf } from './totals.ts';

export interface TenderChoice {
  readonly dueCents: Cents;
  /** The part of the receipt that the buyer wants to pay now; null for the whole amount due. */
  readonly amountCents: Cents | null;
  readonly availableCreditCents: Cents;
  readonly byCredit: boolean;
  readonly byCard: boolean;
  /**
   * What a bank account pays of a held purchase takes longer than the hold, in which the rest could
   * not be paid (R18).
   */
  readonly leavesNoRest?: boolean;
  readonly feeBps: Bps;
}

export interface Tendering {
  readonly amountCents: Cents;
  readonly creditCents: Cents;
  readonly cardCents: Cents;
  /** On the card's part only (R27). */
  readonly feeCents: Cents;
}

export type TenderRefusal =
  | 'PartialTooSmall'
  | 'PartialTooLarge'
  | 'CreditTooSmall'
  | 'BankPaysAll';

/** R25, R26: what is paid now, credit first if chosen, the rest by card. */
export function tender(choice: TenderChoice): Result<Tendering, TenderRefusal> {
  const { dueCents, byCard } = choice;
  const amountCents = choice.amountCents ?? dueCents;
  const allowed = checkPartial({ amountCents, dueCents });
  if (!allowed.ok) return allowed;
  const availableCents = choice.byCredit ? choice.availableCreditCents : 0;
  const creditCents = creditApplied({ dueCents: amountCents, availableCents });
  const cardCents = amountCents - creditCents;
  if (cardCents > 0 && !byCard) return refused('CreditTooSmall', { availableCents });
  if (choice.leavesNoRest === true && cardCents > 0 && amountCents < dueCents) {
    return refused('BankPaysAll', { dueCents });
  }
  return ok({ amountCents, creditCents, cardCents, feeCents: cardFeeOf(cardCents, choice.feeBps) });
}
