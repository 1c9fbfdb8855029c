import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import { expect, test } from 'vitest';
import { failureOf } from './pay-receipt.ts';

const payment = { id: 'p1', state: 'declined', verificationUrl: null, sourceKind: 'card' } as const;

test.each([
  ['declined', 'CardDeclined', 'Your card was declined. Please try another card.'],
  ['expired', 'CardExpired', 'This card has expired. Please update it or use another.'],
  [
    'over its limit',
    'CardOverLimit',
    'Your card is over its limit. Please try another card or call your bank.',
  ],
  ['wrong cvv', 'CvvInvalid', 'Invalid CVV. Please add this card again or use another one.'],
  [
    'try again',
    'BankTryAgain',
    'Your bank couldn’t approve this payment right now. Please try again in a few minutes.',
  ],
  ['a code of tomorrow', 'CardDeclined', 'Your card was declined. Please try another card.'],
] as const)('PAY-04 a card that was %s is refused with %s', (declineCode, refusal, sentence) => {
  expect(failureOf({ ...payment, declineCode })).toMatchObject({ refusal });
  expect(sentenceOf(refusal, {})).toBe(sentence);
});
