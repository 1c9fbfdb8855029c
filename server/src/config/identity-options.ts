// The options of what checks who a person is (AUTH-15).
import * as z from 'zod';
import { option } from './option.ts';

export const identityOptions = {
  HAMMERDOCK_IDENTITY: option(z.enum(['none', 'sandbox', 'stripe', '']), {
    means:
      'what checks the identity of buyers who ask for it: stripe, or sandbox, which checks ' +
      'nobody; none offers no check (in production none, elsewhere the sandbox)',
    standard: '',
    example: 'stripe',
  }),
  HAMMERDOCK_STRIPE_IDENTITY_KEY: option(z.string().regex(/^([rs]k_(test|live)_\w+)?$/), {
    means: 'a key of Stripe that may write verification sessions; a restricted one is enough',
    standard: '',
    example: 'rk_live_the_restricted_key',
    secret: true,
  }),
  HAMMERDOCK_STRIPE_IDENTITY_URL: option(z.string().regex(/^https?:\/\/[^/?#@]+$/), {
    means: 'the address of the API of Stripe Identity',
    standard: 'https://api.stripe.com',
    example: 'http://127.0.0.1:12111',
  }),
};
