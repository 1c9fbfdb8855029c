// The options of transfers to sellers by the payment provider (R58).
import * as z from 'zod';
import { option } from './option.ts';

export const transferOptions = {
  HAMMERDOCK_TRANSFERS: option(z.enum(['none', 'sandbox', 'stripe']), {
    means:
      'whether admins may pay sellers by transfers of the payment provider, which is named here ' +
      'again: stripe, for an account with Connect, or sandbox, which moves no money; none leaves ' +
      'payouts to the bank',
    standard: 'none',
    example: 'stripe',
  }),
  STRIPE_CONNECT_WEBHOOK_SECRET: option(z.string().regex(/^(whsec_[\w+/=]+)?$/), {
    means:
      'the signing secret of the webhook endpoint /webhooks/stripe/connect, which listens to ' +
      'connected accounts and gets the event account.updated; needed with transfers by stripe',
    standard: '',
    example: 'whsec_of_your_connect_endpoint',
    secret: true,
  }),
};
