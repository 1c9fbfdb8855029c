import { describe, expect, test } from 'vitest';
import { tender, type TenderChoice } from './tendering.ts';

const choice: TenderChoice = {
  dueCents: 10_000,
  amountCents: null,
  availableCreditCents: 3_000,
  byCredit: false,
  byCard: true,
  feeBps: 250,
};
const refusalOf = (change: Partial<TenderChoice>) => {
  const result = tender({ ...choice, ...change });
  return result.ok ? null : result.refusal;
};

describe('paying a receipt', () => {
  test('by card only takes the whole amount due, with the fee added (R27)', () => {
    expect(tender(choice)).toEqual({
      ok: true,
      value: { amountCents: 10_000, creditCents: 0, cardCents: 10_000, feeCents: 250 },
    });
  });

  test('takes credit first where chosen, and the fee only on the rest (R25, R27)', () => {
    expect(tender({ ...choice, byCredit: true })).toEqual({
      ok: true,
      value: { amountCents: 10_000, creditCents: 3_000, cardCents: 7_000, feeCents: 175 },
    });
  });

  test('by credit only needs enough credit (R25)', () => {
    expect(tender({ ...choice, byCredit: true, byCard: false })).toMatchObject({
      refusal: 'CreditTooSmall',
      details: { availableCents: 3_000 },
    });
    expect(refusalOf({ byCredit: true, byCard: false, availableCreditCents: 10_000 })).toBeNull();
    expect(refusalOf({ byCredit: true, byCard: false, amountCents: 3_000 })).toBeNull();
  });

  test('takes at least a quarter and no more than is due (R26)', () => {
    expect(refusalOf({ amountCents: 2_499 })).toBe('PartialTooSmall');
    expect(refusalOf({ amountCents: 2_500 })).toBeNull();
    expect(refusalOf({ amountCents: 10_001 })).toBe('PartialTooLarge');
    expect(refusalOf({ dueCents: 101, amountCents: 25 })).toBe('PartialTooSmall');
  });

  test('leaves no rest of a held purchase that a bank account pays (R18)', () => {
    const held = { leavesNoRest: true };
    expect(tender({ ...choice, ...held, amountCents: 4_000 })).toMatchObject({
      refusal: 'BankPaysAll',
      details: { dueCents: 10_000 },
    });
    expect(refusalOf(held)).toBeNull();
    expect(refusalOf({ ...held, byCredit: true })).toBeNull();
    expect(refusalOf({ ...held, byCredit: true, amountCents: 3_000 })).toBeNull();
  });
});
