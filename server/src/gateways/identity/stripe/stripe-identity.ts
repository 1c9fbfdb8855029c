// Stripe Identity: the person shows a document on a page of Stripe, which stores it. We ask for the
// outcome only.
import { Stripe } from 'stripe';
import { ProviderUnavailableError } from '../../provider.ts';
import type { IdentityGateway, IdentityResult } from '../gateway.ts';

export interface StripeIdentityOptions {
  /** A restricted key that may read and write verification sessions is enough. */
  readonly secretKey: string;
  readonly apiUrl: string;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

export function openStripeIdentity(
  { secretKey, apiUrl }: StripeIdentityOptions,
  { retries = RETRIES }: { readonly retries?: number } = {},
): IdentityGateway {
  const { protocol, hostname, port } = new URL(apiUrl);
  const { identity } = new Stripe(secretKey, {
    apiVersion: Stripe.API_VERSION,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    ...(port === '' ? {} : { port }),
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: TIMEOUT_MS,
  });
  const sessions = identity.verificationSessions;
  return {
    name: 'stripe',
    check: async (signal) => {
      signal.throwIfAborted();
      await ask(() => sessions.list({ limit: 1 }));
    },
    begin: async ({ reference, returnUrl }) => {
      const order = {
        type: 'document',
        return_url: returnUrl,
        client_reference_id: reference,
      } as const;
      // Of two requests with one key, the second is answered like the first.
      const { id } = await ask(() => sessions.create(order, { idempotencyKey: reference }));
      return id;
    },
    find: async (session) => {
      try {
        return resultOf(await ask(() => sessions.retrieve(session)));
      } catch (error) {
        if (isUnknown(error)) return { status: 'failed' };
        throw error;
      }
    },
  };
}

function resultOf(session: Stripe.Identity.VerificationSession): IdentityResult {
  const { status, last_error: refusal, url } = session;
  if (status === 'verified') return { status: 'verified' };
  if (status === 'processing') return { status: 'pending', url: null };
  // With a refusal, what the person has shown was not accepted.
  const isOpen = status === 'requires_input' && refusal === null;
  return isOpen ? { status: 'pending', url } : { status: 'failed' };
}

/** Unknown results, and keys that the provider refuses: the person can do nothing about either. */
async function ask<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || isRequestFault(error)) throw error;
    const { type, statusCode, requestId } = error;
    // Without the provider's message, which may quote what was sent.
    const text = ['Stripe did not answer:', type, statusCode, requestId].filter(Boolean).join(' ');
    throw new ProviderUnavailableError(text, { cause: error });
  }
}

const isRequestFault = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;
