import { splitToTheCent } from '../money.ts';
import type { Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';

export interface LineParts {
  readonly hammerCents: Cents;
  readonly premiumCents: Cents;
  readonly taxCents: Cents;
}

export interface TenderParts {
  readonly cardCents: Cents;
  readonly creditCents: Cents;
}

export interface Refund {
  readonly line: LineParts;
  readonly tenders: TenderParts;
}

/**
 * R30: part of a line goes back in proportion to what is left of it, so that refunds of a line add
 * up to the line; the money returns to the tenders it came from, card first, then credit.
 */
export function refundOf(
  amountCents: Cents,
  left: { line: LineParts; tenders: TenderParts },
): Result<Refund, 'RefundExceedsPaid'> {
  const { hammerCents, premiumCents, taxCents } = left.line;
  const parts = [hammerCents, premiumCents, taxCents];
  const lineCents = hammerCents + premiumCents + taxCents;
  const paidCents = left.tenders.cardCents + left.tenders.creditCents;
  const refundableCents = Math.min(lineCents, paidCents);
  if (amountCents > refundableCents) return refused('RefundExceedsPaid', { refundableCents });
  if (amountCents <= 0) throw new RangeError('a refund gives back at least a cent');
  const [hammer = 0, premium = 0, tax = 0] = splitToTheCent(amountCents, parts);
  const cardCents = Math.min(amountCents, left.tenders.cardCents);
  return ok({
    line: { hammerCents: hammer, premiumCents: premium, taxCents: tax },
    tenders: { cardCents, creditCents: amountCents - cardCents },
  });
}
