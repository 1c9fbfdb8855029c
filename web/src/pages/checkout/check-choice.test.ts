import { describe, expect, test } from 'vitest';
import { checkAmount, checkChoice } from './check-choice.ts';

const choice = { amount: '25.00', sourceId: 'card-1' };

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
    expect(checkChoice(choice, { dueAmount: '100.00', needsCard: true })).toEqual({});
    expect(checkChoice(without, { dueAmount: '100.00', needsCard: true })).toEqual({
      sourceId: 'Please select card',
    });
    expect(checkChoice(without, { dueAmount: '100.00', needsCard: false })).toEqual({});
  });
});
