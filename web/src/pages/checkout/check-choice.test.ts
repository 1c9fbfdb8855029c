import { describe, expect, test } from 'vitest';
import { checkAmount, checkChoice } from './check-choice.ts';

const choice = { amount: '25.00', byCredit: false, sourceId: 'card-1', cvv: '123' };

describe('the checkout', () => {
  test('accepts from a quarter of the sum due to all of it (R26)', () => {
    expect(checkAmount('24.99', '100.00')).toBe('Min. Amount $25.00');
    expect(checkAmount('', '100.00')).toBe('Min. Amount $25.00');
    expect(checkAmount('25', '100.00')).toBeNull();
    expect(checkAmount('100,00', '100.00')).toBeNull();
    expect(checkAmount('100.01', '100.00')).toBe('Max. Amount $100.00');
  });

  test('requires a card and exactly three digits when a card is charged', () => {
    const byCard = { dueAmount: '100.00', needsCard: true };
    expect(checkChoice(choice, byCard)).toEqual({});
    expect(checkChoice({ ...choice, sourceId: null }, byCard)).toEqual({
      sourceId: 'Please select card',
    });
    for (const cvv of ['', '12', '1234', '12a']) {
      expect(checkChoice({ ...choice, cvv }, byCard)).toEqual({ cvv: 'Invalid CVV' });
    }
  });

  test('requires neither when credit covers the amount', () => {
    const byCredit = { dueAmount: '100.00', needsCard: false };
    expect(checkChoice({ ...choice, sourceId: null, cvv: '' }, byCredit)).toEqual({});
  });
});
