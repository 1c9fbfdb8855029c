import type { Stripe } from 'stripe';
import type { DeclineCode } from '../gateway.ts';

/** Of the provider's codes, those that a buyer can do something about. Fraud is never named. */
const CODES: Readonly<Record<string, DeclineCode>> = {
  insufficient_funds: 'lacks funds',
  expired_card: 'expired',
  incorrect_cvc: 'wrong cvv',
  invalid_cvc: 'wrong cvv',
  payment_intent_authentication_failure: 'not confirmed',
  card_velocity_exceeded: 'over its limit',
  withdrawal_count_limit_exceeded: 'over its limit',
  approve_with_id: 'try again',
  issuer_not_available: 'try again',
  processing_error: 'try again',
  reenter_transaction: 'try again',
  try_again_later: 'try again',
};

type PaymentError = Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code'>;

/** The bank's code says more than the general one. */
export const declineCodeOf = (error: PaymentError | null): DeclineCode =>
  CODES[error?.decline_code ?? ''] ?? CODES[error?.code ?? ''] ?? 'declined';
