// The routes that Stripe and its buyers return to. An event only says that something has changed:
// its state is asked for, so that late, repeated and overtaken events do no harm (SEC-08).
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import * as z from 'zod';
import type { ProviderHost } from '../provider.ts';
import { paymentOf } from './charges.ts';
import { isInvalidRequest, type StripeClient } from './client.ts';
import { refundOf } from './refunds.ts';
import { payoutOf } from './transfers.ts';

export const WEBHOOK_URL = '/webhooks/stripe';
/** Of the accounts of sellers: an endpoint of its own, with its own secret. */
const CONNECT_WEBHOOK_URL = '/webhooks/stripe/connect';
export const RETURN_URL = '/stripe/return';
/** An older signature may be a replay. */
const SIGNATURE_VALID_SECONDS = 300;
const BODY_BYTES_MAX = 512 * 1024;

const returnQuery = z
  .object({ payment_intent: z.string().regex(/^pi_\w{1,200}$/) })
  .catch({ payment_intent: '' });

interface Secrets {
  readonly webhookSecret: string;
  readonly connectWebhookSecret: string | null;
}

export function mountStripeRoutes(
  http: FastifyInstance,
  client: StripeClient,
  { webhookSecret, connectWebhookSecret }: Secrets,
  host: ProviderHost,
): void {
  http.get(RETURN_URL, async (request, reply) => {
    const id = returnQuery.parse(request.query).payment_intent;
    const isAsked = id !== '' && (await host.refuseTry(request)) === null;
    const payment = isAsked ? await findPayment(client, id) : null;
    if (payment !== null) await host.onChargeChanged(payment);
    return reply.redirect(await host.pageAfterBank(payment), 303);
  });

  void http.register((scope, _options, done) => {
    // The signature covers the bytes as they were sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, parsed) => parsed(null, body));
    const mount = (url: string, secret: string, apply: Apply): void => {
      scope.post(url, { bodyLimit: BODY_BYTES_MAX }, async ({ body, headers }, reply) => {
        const event = readEvent(body, headers['stripe-signature'], secret);
        if (event === null) return reply.code(400).send();
        const processed = await host.once({ id: event.id, kind: event.type }, () =>
          apply(event, host),
        );
        // After any other status than 2xx the provider sends the event again.
        return reply.code(processed ? 204 : 503).send();
      });
    };
    mount(WEBHOOK_URL, webhookSecret, applyOwn);
    if (connectWebhookSecret !== null)
      mount(CONNECT_WEBHOOK_URL, connectWebhookSecret, applySeller);
    done();
  });
}

/** null: not signed by the provider, or signed too long ago. */
function readEvent(body: unknown, header: unknown, secret: string): Stripe.Event | null {
  if (!Buffer.isBuffer(body) || typeof header !== 'string') return null;
  try {
    return Stripe.webhooks.constructEvent(body, header, secret, SIGNATURE_VALID_SECONDS);
  } catch (error) {
    const isUnsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
    if (isUnsigned || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** false: the provider did not say what has changed. */
type Apply = (event: Stripe.Event, host: ProviderHost) => Promise<boolean>;

/** Whatever happened to a seller's account, it is asked about. */
const applySeller: Apply = ({ account }, host) =>
  account === undefined ? Promise.resolve(true) : host.onAccountChanged(account);

function applyOwn(event: Stripe.Event, host: ProviderHost): Promise<boolean> {
  const { object } = event.data;
  if (!('object' in object)) return Promise.resolve(true);
  if (object.object === 'payment_intent') {
    const payment = paymentOf(object);
    if (payment !== null) return host.onChargeChanged(payment);
  }
  if (object.object === 'refund') {
    const refund = refundOf(object);
    if (refund !== null) return host.onRefundChanged(refund);
  }
  if (object.object === 'transfer') {
    const payout = payoutOf(object);
    if (payout !== null) return host.onTransferChanged(payout);
  }
  if (object.object === 'dispute') return host.onDisputeChanged(object.id);
  if (object.object === 'setup_intent') return host.onBankChanged(object.id);
  if (object.object === 'payment_method') return host.onCardChanged(object.id);
  return Promise.resolve(true);
}

async function findPayment({ ask }: StripeClient, id: string): Promise<string | null> {
  try {
    return paymentOf(await ask((stripe) => stripe.paymentIntents.retrieve(id)));
  } catch (error) {
    if (isInvalidRequest(error)) return null;
    throw error;
  }
}
