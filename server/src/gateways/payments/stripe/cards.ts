// Customers and their saved cards. A card is saved by a SetupIntent that the browser confirms, so
// that the bank can ask for a verification at once and later charges need none (R54).
import type { Stripe } from 'stripe';
import type { PaymentGateway, TokenisedCard } from '../gateway.ts';
import { idOf, isInvalidRequest, STRIPE, type StripeClient } from './client.ts';
import { beginSetup, findSetup } from './setups.ts';

type Cards = Pick<
  PaymentGateway,
  | 'check'
  | 'createCustomer'
  | 'updateCustomer'
  | 'beginCardSetup'
  | 'attachCard'
  | 'findCard'
  | 'updateCardExpiry'
  | 'detachCard'
>;

export function openCards({ ask }: StripeClient): Cards {
  return {
    check: async (signal) => {
      signal.throwIfAborted();
      await ask((stripe) => stripe.balance.retrieve());
    },
    createCustomer: async (reference) => {
      const customer = await ask((stripe) =>
        stripe.customers.create(
          { metadata: { hammerdock_user: reference } },
          { idempotencyKey: `customer-${reference}` },
        ),
      );
      return customer.id;
    },
    updateCustomer: async (id, { address: { postalCode, ...address }, ...details }) => {
      const place = { ...address, postal_code: postalCode, country: 'US' };
      await ask((stripe) => stripe.customers.update(id, { ...details, address: place }));
    },
    beginCardSetup: (customer) => beginSetup(ask, customer, 'card'),
    attachCard: async (customer, cardToken) => {
      const setup = await findSetup(ask, cardToken);
      if (setup?.status !== 'succeeded' || idOf(setup.customer) !== customer) return null;
      const { payment_method: method } = setup;
      return method === null || typeof method === 'string' ? null : viewCard(method);
    },
    findCard: async (id) => {
      const method = await findMethod(ask, id);
      return method === null || method.customer === null ? null : viewCard(method);
    },
    updateCardExpiry: async (id, exp_month, exp_year) => {
      await ask((stripe) => stripe.paymentMethods.update(id, { card: { exp_month, exp_year } }));
    },
    detachCard: async (id) => {
      try {
        await ask((stripe) => stripe.paymentMethods.detach(id));
      } catch (error) {
        if (!isInvalidRequest(error)) throw error;
        const method = await ask((stripe) => stripe.paymentMethods.retrieve(id));
        // Otherwise it is detached already.
        if (method.customer !== null) throw error;
      }
    },
  };
}

async function findMethod(
  ask: StripeClient['ask'],
  id: string,
): Promise<Stripe.PaymentMethod | null> {
  try {
    return await ask((stripe) => stripe.paymentMethods.retrieve(id));
  } catch (error) {
    if (isInvalidRequest(error) && error.statusCode === 404) return null;
    throw error;
  }
}

const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

function viewCard({ id, card, billing_details: billing }: Stripe.PaymentMethod) {
  if (card === undefined || card === null) return null;
  const tokenised: TokenisedCard = {
    provider: STRIPE,
    gatewayCard: id,
    brand: BRANDS[card.brand] ?? 'Card',
    last4: card.last4,
    holder: billing.name ?? '',
    expMonth: card.exp_month,
    expYear: card.exp_year,
  };
  return tokenised;
}
