// A buyer's cards at the payment provider. The names of the specification's second set
// (payment_method, vault) are served by the same handlers.
import * as z from 'zod';
import { command, commandOnce, query, queryViaGet } from '../call.ts';
import { billingAddress, cardList, expMonth, expYear, ownIds, savedCard } from '../shapes/card.ts';
import { ignored } from '../shapes/ignored.ts';

const customer = z.object({
  responseData: z.object({
    id: z.string(),
    default_source: z.string().nullable(),
    sources: cardList,
  }),
});
const one = z.object({ responseData: savedCard });
const list = z.object({ responseData: cardList });
const ofSource = { ...ownIds, source_id: z.string({ error: 'Please select card' }).max(80) };

const newCard = {
  ...ownIds,
  object: z.literal('card').optional(),
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
  address: billingAddress,
  /** The first card becomes primary in any case. */
  is_primary: z.union([z.literal(0), z.literal(1)]).default(0),
  /** The dated consent to charge this card after a sale (R54). */
  consent: z.literal(true, { error: 'Please Accept to Continue' }),
};

const listOfCards = {
  group: 'custom',
  access: 'buyer',
  summary: 'The caller’s cards, the primary one first.',
  input: z.strictObject({ ...ownIds, object: z.literal('card').default('card') }),
  output: list,
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
  beginCardSetup: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Begins saving a card, for a card form that needs a secret of the provider.',
    input: z.strictObject({}),
    output: z.object({ client_secret: z.string() }),
    refusals: ['NotFound', 'CardLimitReached', 'GatewayUnavailable', 'ImpersonatorMayNot'],
    limit: { max: 30, seconds: 3600, per: 'account' },
  }),
  createCardWithCustomer: commandOnce({
    group: 'custom',
    access: 'buyer',
    summary: 'Saves a tokenized card; creates the customer first if needed.',
    input: z.strictObject(newCard),
    output: one,
    refusals: [
      'NotFound',
      'CardRefused',
      'CardLimitReached',
      'GatewayUnavailable',
      'ImpersonatorMayNot',
    ],
    successMessage: 'Card added successfully',
    aliases: ['createSource', 'createPaymentMethod', 'addSkyflowCredit'],
  }),
  listSources: query({ ...listOfCards, aliases: ['listPaymentMethods'] }),
  getSkyflowCredit: queryViaGet(listOfCards),
  retrieveSource: query({
    group: 'custom',
    access: 'buyer',
    summary: 'One of the caller’s cards.',
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
    output: one,
    refusals: ['NotFound', 'CardExpired', 'GatewayUnavailable', 'ImpersonatorMayNot'],
    successMessage: 'Card updated successfully',
    aliases: ['updatePaymentMethod', 'updateSkyflowCredit'],
  }),
  deleteSource: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Removes a card; the primary one stays until another is primary.',
    input: z.strictObject(ofSource),
    output: list,
    refusals: ['NotFound', 'DefaultCardRequired', 'GatewayUnavailable', 'ImpersonatorMayNot'],
    successMessage: 'Card deleted successfully',
    aliases: ['deletePaymentMethod', 'deleteSkyflowCredit'],
  }),
  defaultSource: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Makes a card the primary one.',
    input: z.strictObject(ofSource),
    output: list,
    refusals: ['NotFound', 'ImpersonatorMayNot'],
    successMessage: 'Default card updated successfully',
    aliases: ['defaultPaymentMethod', 'defaultSkyflowCard'],
  }),
} as const;
