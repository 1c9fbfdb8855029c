import { expect, test } from 'vitest';
import { declineCodeOf } from './decline-codes.ts';

test.each([
  ['card_declined', 'insufficient_funds', 'lacks funds'],
  ['card_declined', 'card_velocity_exceeded', 'over its limit'],
  ['incorrect_cvc', 'incorrect_cvc', 'wrong cvv'],
  ['card_declined', 'issuer_not_available', 'try again'],
  ['processing_error', undefined, 'try again'],
  ['expired_card', undefined, 'expired'],
  ['payment_intent_authentication_failure', undefined, 'not confirmed'],
  ['card_declined', 'stolen_card', 'declined'],
  ['card_declined', 'fraudulent', 'declined'],
  ['a_code_of_tomorrow', 'another', 'declined'],
] as const)('Stripe’s %s, %s is "%s" for the buyer', (code, decline_code, expected) => {
  const error = { code, ...(decline_code === undefined ? {} : { decline_code }) };
  expect(declineCodeOf(error)).toBe(expected);
});

test('a charge without a reason was declined', () => {
  expect(declineCodeOf(null)).toBe('declined');
});
