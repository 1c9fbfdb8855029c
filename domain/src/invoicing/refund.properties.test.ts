import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceLines } from '../testing/arbitraries.ts';
import { commissionOf } from './commission.ts';
import { refundOf, totalOf, type Refund, type SoldParts } from './refund.ts';

/** The size of each refund in thousandths of the rest, and its destination. */
const asked = fc.array(
  fc.record({
    thousandths: fc.integer({ min: 1, max: 1_100 }),
    mode: fc.constantFrom('card' as const, 'credit' as const),
  }),
  { maxLength: 12 },
);
const paidByCard = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 0, maxLength: 3 });

interface Played {
  readonly line: SoldParts;
  /** What each card paid of the line. */
  readonly cards: readonly number[];
  readonly refunds: readonly Refund[];
}

/** Consecutive refunds, the last of the whole rest. */
const played = fc
  .tuple(
    invoiceLines.map(([line]) => line).filter((line) => line !== undefined),
    paidByCard,
    asked,
    fc.integer({ min: 0, max: 10_000 }),
  )
  .map(([billed, shares, wishes, bps]): Played => {
    const line = { ...billed, commissionCents: commissionOf(billed.hammerCents, bps) };
    const total = totalOf(line);
    const cards = shares.map((share) => Math.floor((total * share) / 3_000));
    const left = [...cards];
    const refunds: Refund[] = [];
    for (const wish of [...wishes, null]) {
      const refundedCents = refunds.reduce((sum, each) => sum + each.amountCents, 0);
      const part = Math.floor(((total - refundedCents) * (wish?.thousandths ?? 0)) / 1_000);
      const result = refundOf({
        line,
        refundedCents,
        amountCents: wish === null ? null : part,
        mode: wish?.mode ?? 'card',
        cards: left.map((remainingCents, index) => ({ paymentId: String(index), remainingCents })),
      });
      if (!result.ok) continue;
      refunds.push(result.value);
      for (const { paymentId, amountCents } of result.value.toCards) {
        left[Number(paymentId)] = (left[Number(paymentId)] ?? 0) - amountCents;
      }
    }
    return { line, cards, refunds };
  });

const sumOf = (refunds: readonly Refund[], part: (refund: Refund) => number): number =>
  refunds.reduce((sum, refund) => sum + part(refund), 0);

describe('properties of refunds (R30)', () => {
  test('many refunds of a line return exactly what was paid for it, part by part', () => {
    fc.assert(
      fc.property(played, ({ line, refunds }) => {
        expect(sumOf(refunds, ({ amountCents }) => amountCents)).toBe(totalOf(line));
        expect(sumOf(refunds, ({ hammerCents }) => hammerCents)).toBe(line.hammerCents);
        expect(sumOf(refunds, ({ premiumCents }) => premiumCents)).toBe(line.premiumCents);
        expect(sumOf(refunds, ({ taxCents }) => taxCents)).toBe(line.taxCents);
        expect(sumOf(refunds, ({ commissionCents }) => commissionCents)).toBe(line.commissionCents);
      }),
    );
  });

  test('no part of a refund is negative, and the parts sum to the amount, within a cent of proportional', () => {
    fc.assert(
      fc.property(played, ({ line, refunds }) => {
        for (const { amountCents, ...refund } of refunds) {
          const parts = [refund.hammerCents, refund.premiumCents, refund.taxCents];
          expect(Math.min(...parts, refund.commissionCents)).toBeGreaterThanOrEqual(0);
          expect(refund.commissionCents).toBeLessThanOrEqual(refund.hammerCents);
          expect(totalOf(refund)).toBe(amountCents);
          const fairTax = (line.taxCents * amountCents) / totalOf(line);
          expect(Math.abs(refund.taxCents - fairTax)).toBeLessThanOrEqual(1);
          const fairPremium = (line.premiumCents * amountCents) / totalOf(line);
          expect(Math.abs(refund.premiumCents - fairPremium)).toBeLessThanOrEqual(2);
        }
      }),
    );
  });

  test('no card is refunded more than it paid, and cards and credit sum to the amount', () => {
    fc.assert(
      fc.property(played, ({ cards, refunds }) => {
        const back = cards.map(() => 0);
        for (const { amountCents, creditCents, toCards } of refunds) {
          expect(creditCents).toBeGreaterThanOrEqual(0);
          const byCard = toCards.reduce((sum, card) => sum + card.amountCents, 0);
          expect(byCard + creditCents).toBe(amountCents);
          for (const card of toCards) {
            back[Number(card.paymentId)] = (back[Number(card.paymentId)] ?? 0) + card.amountCents;
          }
        }
        expect(back.every((cents, index) => cents <= (cards[index] ?? 0))).toBe(true);
      }),
    );
  });
});
