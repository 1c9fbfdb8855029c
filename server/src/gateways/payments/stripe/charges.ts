// Charges are PaymentIntents that are confirmed as they are created. The id of our payment is the
// idempotency key, and stands in the metadata, by which a charge is found again.
import type { Instant } from '@hammerdock/domain/time.ts';
import type { Stripe } from 'stripe';
import {
  GatewayOutage,
  type ChargeOrder,
  type ChargeReference,
  type ChargeResult,
  type ListedCharge,
  type PaymentGateway,
} from '../gateway.ts';
import { isCardError, isInvalidRequest, type StripeClient } from './client.ts';
import { declineCodeOf } from './decline-codes.ts';

type Charges = Pick<PaymentGateway, 'charge' | 'findCharge' | 'cancelCharge' | 'listCharges'>;
type Intent = Stripe.PaymentIntent;

/** In the metadata of a PaymentIntent. */
const PAYMENT = 'hammerdock_payment';
const PER_PAGE = 100;
export const PAYMENT_METHODS = { card: 'card', bank: 'us_bank_account' } as const;

export const paymentOf = ({ metadata }: Pick<Intent, 'metadata'>): string | null =>
  metadata[PAYMENT] ?? null;

/** `returnUrl`: where the bank sends a buyer who has confirmed a payment. */
export function openCharges({ ask }: StripeClient, returnUrl: string): Charges {
  const resultOf = async (intent: Intent): Promise<ChargeResult> =>
    viewResult(isRefusedOffSession(intent) ? await askOnSession(intent) : intent);

  /** The bank wants the buyer to be there: the intent gets an address where they can confirm. */
  const askOnSession = async (intent: Intent): Promise<Intent> => {
    const method = intent.last_payment_error?.payment_method?.id;
    if (method === undefined) throw new Error(`charge ${intent.id} has lost its card`);
    return confirmed(() =>
      ask((stripe) =>
        stripe.paymentIntents.confirm(
          intent.id,
          { payment_method: method, return_url: returnUrl },
          { idempotencyKey: `${paymentOf(intent) ?? intent.id}-on-session` },
        ),
      ),
    );
  };

  const findIntent = async (reference: ChargeReference): Promise<Intent | null> => {
    const { intentId, gatewayCustomer: customer } = reference;
    if (customer === null) return null;
    return ask(async (stripe) => {
      // Unlike the provider's search, a list has each charge from the moment it is made.
      for await (const intent of stripe.paymentIntents.list({ customer, limit: PER_PAGE })) {
        if (paymentOf(intent) === intentId) return intent;
      }
      return null;
    });
  };

  return {
    charge: async (order) => {
      try {
        const create = () => ask((stripe) => createIntent(stripe, order, returnUrl));
        const intent = await confirmed(create);
        if (!answers(intent, order)) throw new GatewayOutage('Stripe answered for another charge');
        return await resultOf(intent);
      } catch (error) {
        // The card was removed at the provider.
        if (isInvalidRequest(error) && error.param === 'payment_method') {
          return { status: 'declined', declineCode: 'declined' };
        }
        throw error;
      }
    },
    findCharge: async (reference) => {
      const intent = await findIntent(reference);
      return intent === null ? null : resultOf(intent);
    },
    cancelCharge: async (reference) => {
      const intent = await findIntent(reference);
      if (intent === null) return null;
      const waits = intent.status === 'requires_action' || isRefusedOffSession(intent);
      return waits ? viewResult(await cancel(ask, intent.id)) : viewResult(intent);
    },
    listCharges: (since) => listCharges(ask, since),
  };
}

async function* listCharges(
  ask: StripeClient['ask'],
  since: Instant,
): AsyncGenerator<ListedCharge> {
  let after: string | undefined;
  do {
    const page = await ask((stripe) =>
      stripe.paymentIntents.list({
        created: { gte: Math.floor(since / 1000) },
        limit: PER_PAGE,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    );
    yield* page.data.map((intent) => ({
      intentId: paymentOf(intent),
      gatewayCharge: intent.id,
      amountCents: intent.amount,
      succeeded: intent.status === 'succeeded',
    }));
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after !== undefined);
}

function createIntent(stripe: Stripe, order: ChargeOrder, returnUrl: string): Promise<Intent> {
  return stripe.paymentIntents.create(
    {
      amount: order.amountCents,
      currency: 'usd',
      customer: order.gatewayCustomer,
      payment_method: order.gatewayCard,
      allowed_payment_method_types: [PAYMENT_METHODS[order.kind]],
      description: order.description,
      metadata: { [PAYMENT]: order.intentId },
      confirm: true,
      ...(order.offSession ? { off_session: true } : { return_url: returnUrl }),
    },
    { idempotencyKey: order.intentId },
  );
}

/** A declined card is an error of the SDK, which carries the intent. */
async function confirmed(run: () => Promise<Intent>): Promise<Intent> {
  try {
    return await run();
  } catch (error) {
    if (isCardError(error) && error.payment_intent !== undefined) return error.payment_intent;
    throw error;
  }
}

const answers = (intent: Intent, { intentId, amountCents }: ChargeOrder): boolean =>
  paymentOf(intent) === intentId && intent.amount === amountCents;

const isRefusedOffSession = ({ status, last_payment_error: error }: Intent): boolean =>
  status === 'requires_payment_method' && error?.code === 'authentication_required';

/** The charge may have succeeded meanwhile. */
async function cancel(ask: StripeClient['ask'], id: string): Promise<Intent> {
  try {
    return await ask((stripe) => stripe.paymentIntents.cancel(id));
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    return ask((stripe) => stripe.paymentIntents.retrieve(id));
  }
}

function viewResult(intent: Intent): ChargeResult {
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', gatewayCharge: intent.id };
    case 'requires_payment_method':
      return { status: 'declined', declineCode: declineCodeOf(intent.last_payment_error) };
    case 'canceled':
      return { status: 'cancelled' };
    case 'requires_action': {
      const verificationUrl = intent.next_action?.redirect_to_url?.url ?? null;
      if (verificationUrl === null) throw new Error(`charge ${intent.id} cannot be confirmed`);
      return { status: 'needs verification', verificationUrl };
    }
    case 'processing':
      return { status: 'processing' };
    case 'requires_capture':
    case 'requires_confirmation':
    default:
      throw new Error(`charge ${intent.id} is ${intent.status}`);
  }
}
