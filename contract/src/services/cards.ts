// A buyer's cards and bank accounts at the payment provider. The names of the specification's
// second set (payment_method, vault) are served by the same handlers.
import * as z from 'zod';
import { command, commandOnce, query, queryViaGet } from '../call.ts';
import {
  checkAddress,
  expMonth,
  expYear,
  flatAddress,
  ownIds,
  savedBank,
  savedCard,
  savedSource,
  sourceList,
  typedAddress,
} from '../shapes/card.ts';
import { ignored } from '../shapes/ignored.ts';
import { wholeListInput } from '../shapes/list-input.ts';
import { typedFlag } from '../shapes/person.ts';

const customer = z.object({
  responseData: z.object({
    id: z.string(),
    default_source: z.string().nullable(),
    sources: sourceList,
  }),
});
const one = z.object({ responseData: savedSource });
const oneCard = z.object({ responseData: savedCard });
const list = z.object({ responseData: sourceList });
const kind = z.enum(['card', 'bank_account']);
const ofSource = { ...ownIds, source_id: z.string({ error: 'Please select card' }).max(80) };

const DEPOSIT = 'Enter the cents, from 1 to 99';
const depositCents = z.coerce
  .number({ error: DEPOSIT })
  .int({ error: DEPOSIT })
  .min(1, { error: DEPOSIT })
  .max(99, { error: DEPOSIT });

const newSource = {
  ...ownIds,
  /** Part of the token; a number or CVC is refused (R29, R51). */
  card_name: ignored,
  card_exp_month: ignored,
  card_exp_year: ignored,
  /** Of the account, which the server knows. */
  description: ignored,
  email: ignored,
  name: ignored,
  /** What the provider's page answered (R51). */
  card_token: z.string({ error: 'Required!' }).min(1, { error: 'Required!' }).max(200),
  /** Or its parts beside it, as the specification's card form has them. */
  address: typedAddress.optional(),
  ...flatAddress,
  /** The first card becomes primary in any case; a new bank account does when it is verified. */
  is_primary: typedFlag.default(0),
  /** The dated consent to charge it after a sale (R54). */
  consent: z.literal(true, { error: 'Please Accept to Continue' }),
};

const listOfCards = {
  group: 'custom',
  access: 'buyer',
  summary: 'The caller’s cards and bank accounts, the primary one first; `object` chooses.',
  input: z.strictObject({ ...ownIds, ...wholeListInput, object: kind.optional() }),
  output: list.extend({
    /** The cards of a former payment provider are gone, and none was added since. */
    must_add_again: z.boolean(),
    /** The last charge of the primary one was declined, so that the next one may be, too. */
    primary_declined: z.boolean(),
  }),
  refusals: ['NotFound'],
} as const;

export const cards = {
  createCustomer: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Creates the caller as a customer at the payment provider; returns an existing one.',
    input: z.strictObject({ account_id: ownIds.account_id }),
    output: customer,
    refusals: ['NotFound', 'CardsUnavailable', 'ImpersonatorMayNot'],
  }),
  retrieveCustomer: query({
    group: 'custom',
    access: 'buyer',
    summary: 'The caller as the payment provider’s customer, with the cards.',
    input: z.strictObject(ownIds),
    output: customer,
    refusals: ['NotFound'],
  }),
  updateCustomer: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Tells the payment provider the caller’s name, email and address.',
    input: z.strictObject({
      ...ownIds,
      /** Of the account, which the server knows. */
      description: ignored,
      email: ignored,
      name: ignored,
      /** The address of the profile if absent. */
      address: typedAddress.optional(),
    }),
    output: customer,
    refusals: ['NotFound', 'GatewayUnavailable', 'ImpersonatorMayNot'],
    limit: { max: 30, seconds: 3600, per: 'account' },
  }),
  beginCardSetup: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Begins saving a card or bank account in a form that needs a secret of the provider.',
    input: z.strictObject({ object: kind.default('card') }),
    output: z.object({ client_secret: z.string() }),
    refusals: ['NotFound', 'CardLimitReached', 'GatewayUnavailable', 'ImpersonatorMayNot'],
    limit: { max: 30, seconds: 3600, per: 'account' },
  }),
  createCardWithCustomer: commandOnce({
    group: 'custom',
    access: 'buyer',
    summary: 'Saves a tokenized card; creates the customer first if needed.',
    input: z
      .strictObject({ ...newSource, object: z.literal('card').optional() })
      .superRefine(checkAddress),
    output: oneCard,
    refusals: [
      'NotFound',
      'CardRefused',
      'CardLimitReached',
      'GatewayUnavailable',
      'ImpersonatorMayNot',
    ],
    successMessage: 'Card added successfully',
    aliases: ['createPaymentMethod', 'addSkyflowCredit'],
  }),
  createSource: commandOnce({
    group: 'custom',
    access: 'buyer',
    summary: 'Saves a tokenized card or bank account; a bank account must be verified to pay.',
    input: z.strictObject({ ...newSource, object: kind.default('card') }).superRefine(checkAddress),
    output: one,
    refusals: [
      'NotFound',
      'CardRefused',
      'BankRefused',
      'CardLimitReached',
      'GatewayUnavailable',
      'ImpersonatorMayNot',
    ],
    successMessage: 'Added successfully',
  }),
  verifySource: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Verifies a bank account by the cents of the two deposits made to it.',
    input: z.strictObject({
      ...ofSource,
      amounts: z.array(depositCents).length(2, { error: DEPOSIT }),
    }),
    output: z.object({ responseData: savedBank }),
    refusals: [
      'NotFound',
      'BankAmountsWrong',
      'BankTriesUsedUp',
      'BankDepositsFailed',
      'GatewayUnavailable',
      'ImpersonatorMayNot',
    ],
    limit: { max: 20, seconds: 3600, per: 'account' },
    successMessage: 'Bank account verified',
  }),
  listSources: query({ ...listOfCards, aliases: ['listPaymentMethods'] }),
  getSkyflowCredit: queryViaGet(listOfCards),
  retrieveSource: query({
    group: 'custom',
    access: 'buyer',
    summary: 'One of the caller’s cards or bank accounts.',
    input: z.strictObject(ofSource),
    output: one,
    refusals: ['NotFound'],
    aliases: ['retrievePaymentMethod'],
  }),
  updateSource: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Changes a card’s expiry, which is all that can change.',
    input: z.strictObject({ ...ofSource, exp_month: expMonth, exp_year: expYear }),
    output: oneCard,
    refusals: ['NotFound', 'CardExpired', 'GatewayUnavailable', 'ImpersonatorMayNot'],
    successMessage: 'Card updated successfully',
    aliases: ['updatePaymentMethod', 'updateSkyflowCredit'],
  }),
  deleteSource: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Removes a card or bank account; the primary one stays until another is primary.',
    input: z.strictObject(ofSource),
    output: list,
    refusals: ['NotFound', 'DefaultCardRequired', 'GatewayUnavailable', 'ImpersonatorMayNot'],
    successMessage: 'Deleted successfully',
    aliases: ['deletePaymentMethod', 'deleteSkyflowCredit'],
  }),
  defaultSource: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Makes a card or a verified bank account the primary one.',
    input: z.strictObject(ofSource),
    output: list,
    refusals: ['NotFound', 'BankNotVerified', 'ImpersonatorMayNot'],
    successMessage: 'Primary payment method updated',
    aliases: ['defaultPaymentMethod', 'defaultSkyflowCard'],
  }),
} as const;
