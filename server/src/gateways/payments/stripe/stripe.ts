// Stripe as the payment provider (R29). Card numbers go from the browser to Stripe.
import type { StripeSettings } from '../../../config/stripe-settings.ts';
import type { PaymentProvider } from '../provider.ts';
import { openAccounts } from './accounts.ts';
import { openBanks } from './banks.ts';
import { openCards } from './cards.ts';
import { openCharges } from './charges.ts';
import { openStripeClient, STRIPE } from './client.ts';
import { openDisputes } from './disputes.ts';
import { openRefunds } from './refunds.ts';
import { openTransfers } from './transfers.ts';
import { mountStripeRoutes, RETURN_URL } from './webhooks.ts';

interface StripeParts {
  /** The origin of the store, where buyers return to after a verification. */
  readonly origin: string;
  /** How often the SDK repeats a request without a response. */
  readonly retries?: number;
}

/** As Stripe documents them for Elements. */
const CONTENT_SOURCES = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: [],
};

export function openStripe(
  settings: StripeSettings,
  { origin, ...options }: StripeParts,
): PaymentProvider {
  const client = openStripeClient(settings, options);
  return {
    name: STRIPE,
    ...openCards(client),
    ...openBanks(client),
    ...openCharges(client, `${origin}${RETURN_URL}`),
    ...openRefunds(client),
    ...openDisputes(client),
    transfers:
      settings.connectWebhookSecret === null
        ? null
        : { title: 'Stripe', ...openAccounts(client), ...openTransfers(client) },
    cardForm: { kind: 'stripe', publishableKey: settings.publishableKey },
    contentSources: CONTENT_SOURCES,
    mount: (http, host) => mountStripeRoutes(http, client, settings, host),
  };
}
