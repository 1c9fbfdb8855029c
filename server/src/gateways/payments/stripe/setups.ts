// SetupIntents, which the browser confirms: they save a card or a bank account of a customer.
import type { Stripe } from 'stripe';
import type { CardSetup, SourceKind } from '../gateway.ts';
import { PAYMENT_METHODS } from './charges.ts';
import { isInvalidRequest, type StripeClient } from './client.ts';

const SETUP_ID = /^seti_\w{1,200}$/;

export async function beginSetup(
  ask: StripeClient['ask'],
  customer: string,
  kind: SourceKind,
): Promise<CardSetup> {
  const setup = await ask((stripe) =>
    stripe.setupIntents.create({
      customer,
      usage: 'off_session',
      allowed_payment_method_types: [PAYMENT_METHODS[kind]],
    }),
  );
  if (setup.client_secret === null) throw new Error(`setup ${setup.id} has no client secret`);
  return { clientSecret: setup.client_secret };
}

/** null: there is none with this id. */
export async function findSetup(
  ask: StripeClient['ask'],
  id: string,
): Promise<Stripe.SetupIntent | null> {
  if (!SETUP_ID.test(id)) return null;
  try {
    return await ask((stripe) => stripe.setupIntents.retrieve(id, { expand: ['payment_method'] }));
  } catch (error) {
    if (isInvalidRequest(error) && error.statusCode === 404) return null;
    throw error;
  }
}
