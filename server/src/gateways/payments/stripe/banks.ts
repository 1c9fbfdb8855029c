// Bank accounts (CARD-06): the browser gives the numbers to Stripe, which makes two small deposits;
// the buyer proves the account by their amounts.
import { Stripe } from 'stripe';
import type { BankState, BankVerification, PaymentGateway, TokenisedBank } from '../gateway.ts';
import { idOf, STRIPE, type StripeClient } from './client.ts';
import { beginSetup, findSetup } from './setups.ts';

type Banks = Pick<PaymentGateway, 'beginBankSetup' | 'attachBank' | 'verifyBank' | 'findBank'>;

const DEPOSIT = 'payment_method_microdeposit';
const REFUSALS: Readonly<Record<string, BankVerification>> = {
  [`${DEPOSIT}_verification_amounts_mismatch`]: 'wrong amounts',
  [`${DEPOSIT}_verification_amounts_invalid`]: 'wrong amounts',
  [`${DEPOSIT}_verification_attempts_exceeded`]: 'too many attempts',
  [`${DEPOSIT}_verification_timeout`]: 'failed',
  [`${DEPOSIT}_failed`]: 'failed',
  payment_method_bank_account_blocked: 'failed',
  // The response of an earlier attempt was lost.
  payment_method_bank_account_already_verified: 'verified',
};

export function openBanks({ ask }: StripeClient): Banks {
  return {
    beginBankSetup: (customer) => beginSetup(ask, customer, 'bank'),
    attachBank: async (customer, bankToken) => {
      const setup = await findSetup(ask, bankToken);
      return setup === null || idOf(setup.customer) !== customer ? null : viewBank(setup);
    },
    verifyBank: async (id, amounts) => {
      try {
        const verified = await ask((stripe) =>
          stripe.setupIntents.verifyMicrodeposits(id, { amounts: [...amounts] }),
        );
        return verified.status === 'succeeded' ? 'verified' : 'failed';
      } catch (error) {
        const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
        const refusal = REFUSALS[code ?? ''];
        if (refusal !== undefined) return refusal;
        const known = await findSetup(ask, id);
        const state = known === null ? 'new' : stateOf(known);
        if (state === 'new') throw error;
        return state;
      }
    },
    findBank: async (id) => {
      const setup = await findSetup(ask, id);
      return setup === null ? null : stateOf(setup);
    },
  };
}

/** A setup whose deposits fail or are not confirmed in time asks for another account. */
function stateOf({ status }: Stripe.SetupIntent): BankState {
  if (status === 'succeeded') return 'verified';
  return status === 'requires_action' || status === 'processing' ? 'new' : 'failed';
}

function viewBank(setup: Stripe.SetupIntent): TokenisedBank | null {
  const { id, status, payment_method: method, next_action: next } = setup;
  const isNew = status === 'requires_action' && next?.type === 'verify_with_microdeposits';
  const deposits = next?.verify_with_microdeposits;
  if (!isNew && status !== 'succeeded') return null;
  if (method === null || typeof method === 'string') return null;
  const bank = method.us_bank_account;
  if (!bank?.last4 || !bank.routing_number) return null;
  return {
    provider: STRIPE,
    gatewayCard: method.id,
    gatewaySetup: id,
    bankName: bank.bank_name ?? 'Bank account',
    last4: bank.last4,
    routingNumber: bank.routing_number,
    holder: method.billing_details.name ?? '',
    status: isNew ? 'new' : 'verified',
    proof: deposits?.microdeposit_type === 'descriptor_code' ? 'code' : 'amounts',
    verificationUrl: deposits?.hosted_verification_url ?? null,
  };
}
