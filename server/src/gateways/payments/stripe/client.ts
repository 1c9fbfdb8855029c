// The official SDK, with its errors sorted: what the store waits out is a GatewayOutage.
import { Stripe } from 'stripe';
import type { StripeSettings } from '../../../config/stripe-settings.ts';
import { GatewayOutage } from '../gateway.ts';

/** The provider's name in our records. */
export const STRIPE = 'stripe';

export interface StripeClient {
  readonly stripe: Stripe;
  /** Throws GatewayOutage if the result is unknown; other errors are passed on. */
  readonly ask: <T>(run: (stripe: Stripe) => Promise<T>) => Promise<T>;
}

const TIMEOUT_MS = 10_000;
/** Safe, because every request that changes something has an idempotency key. */
const RETRIES = 2;

export function openStripeClient(
  { secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>,
  { retries = RETRIES }: { readonly retries?: number } = {},
): StripeClient {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    apiVersion: Stripe.API_VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: TIMEOUT_MS,
  });
  return {
    stripe,
    ask: async (run) => {
      try {
        return await run(stripe);
      } catch (error) {
        throw isOutage(error) ? new GatewayOutage(describe(error), { cause: error }) : error;
      }
    },
  };
}

/** Unknown results, and keys that the provider refuses: the buyer can do nothing about either. */
const OUTAGES = [
  Stripe.errors.StripeConnectionError,
  Stripe.errors.StripeAPIError,
  Stripe.errors.StripeRateLimitError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
];

const isOutage = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  OUTAGES.some((kind) => error instanceof kind);

/** Without the provider's message, which may quote what was sent. */
const describe = ({
  type,
  statusCode,
  requestId,
}: InstanceType<typeof Stripe.errors.StripeError>) =>
  ['Stripe did not answer:', type, statusCode, requestId].filter(Boolean).join(' ');

export const isInvalidRequest = (
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

export const isCardError = (
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeCardError> =>
  error instanceof Stripe.errors.StripeCardError;

/** References are ids, or objects where they were expanded. */
export const idOf = (reference: string | { readonly id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
