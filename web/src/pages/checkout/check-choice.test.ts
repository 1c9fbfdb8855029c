import { describe, expect, test } from 'vitest';
import { checkAmount, checkChoice } from './check-choice.ts';

const choice = { amount: '25.00', sourceId: 'card-1' };

const card = { leavesNoRest: false };

describe('the checkout', () => {
  test('PAY-04 accepts from a quarter of the sum due to all of it (R26)', () => {
    expect(checkAmount('24.99', '100.00')).toBe('Min. Amount $25.00');
    expect(checkAmount('', '100.00')).toBe('Min. Amount $25.00');
    expect(checkAmount('25', '100.00')).toBeNull();
    expect(checkAmount('100,00', '100.00')).toBeNull();
    expect(checkAmount('100.01', '100.00')).toBe('Max. Amount $100.00');
  });

  test('PAY-04 requires a card when a card is charged, and no card when credit covers the amount', () => {
    const without = { ...choice, sourceId: null };
    expect(checkChoice(choice, { dueAmount: '100.00', needsCard: true, ...card })).toEqual({});
    expect(checkChoice(without, { dueAmount: '100.00', needsCard: true, ...card })).toEqual({
      sourceId: 'Please select card',
    });
    expect(checkChoice(without, { dueAmount: '100.00', needsCard: false, ...card })).toEqual({});
  });

  test('a bank account pays all of a Buy Now, unless credit covers the part', () => {
    const bank = { dueAmount: '100.00', leavesNoRest: true };
    const text = 'A bank payment takes days, so it must pay all $100.00 of a Buy Now.';
    const { amount } = checkChoice(choice, { ...bank, needsCard: true });
    expect(amount).toBe(`${text} To pay a part, choose a card.`);
    expect(checkChoice({ ...choice, amount: '100' }, { ...bank, needsCard: true })).toEqual({});
    expect(checkChoice(choice, { ...bank, needsCard: false })).toEqual({});
  });
});
