import { minutes } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';
import { resolvePayments } from '../../operations/payments/resolve-payments.ts';
import { outage } from '../../testing/fakes/sandbox-faults.ts';
import {
  addBuyer,
  awaitReceipt,
  BILLING,
  chargedAtSandbox,
  DEPOSITS,
  paymentStates,
  saveBank,
  saveCard,
  sellLots,
  sellOne,
  tokeniseBank,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { findDiscrepancies } from '../../testing/find-discrepancies.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { openWorld, type World } from '../../testing/world.ts';

const sandboxFaults: SandboxFaults = {};
let world: World;
beforeAll(async () => {
  world = await openWorld({ sandboxFaults });
});
afterAll(() => world.close());

const add = async (buyer: Buyer, card_token: string, change: object = {}) => {
  const input = { object: 'bank_account', card_token, address: BILLING, consent: true } as const;
  return world.call('cards.createSource', { ...input, ...change }, { as: buyer.token });
};
const addedTo = async (buyer: Buyer): Promise<string> =>
  dataOf((await add(buyer, await tokeniseBank(world))).body).responseData.id;
const verify = async (buyer: Buyer, source_id: string, amounts: [number, number]) =>
  (await world.call('cards.verifySource', { source_id, amounts }, { as: buyer.token })).body;
const listOf = async (buyer: Buyer, input: object = {}) =>
  dataOf((await world.call('cards.listSources', input, { as: buyer.token })).body).responseData
    .data;

describe('cards.verifySource', () => {
  test('CARD-06 verifySource verifies an account by its deposits, and the first source becomes primary', async () => {
    const buyer = await addBuyer(world);
    const id = await addedTo(buyer);
    expect(await findDiscrepancies(world.owner)).toEqual([]);
    const wrong = await verify(buyer, id, [32, 44]);
    expect(wrong).toMatchObject({
      code: 'BankAmountsWrong',
      statusText: 'Those amounts don’t match the deposits. Tries left: 4.',
    });
    const verified = await verify(buyer, id, DEPOSITS);
    expect(verified).toMatchObject({
      statusText: 'Bank account verified',
      data: { responseData: { id, status: 'verified', is_primary: 1 } },
    });
    expect(await verify(buyer, id, [1, 1])).toMatchObject({ status: 'success' });
  });

  test('verifySource ends after five wrong attempts, also if they are made at once', async () => {
    const buyer = await addBuyer(world, 'good');
    const id = await addedTo(buyer);
    const guesses = [1, 2, 3, 4, 5, 6, 7].map((cents) => verify(buyer, id, [cents, 50]));
    const codes = (await Promise.all(guesses)).map((body) => codeOf(body)).toSorted();
    expect(codes.filter((code) => code === 'BankAmountsWrong')).toHaveLength(4);
    expect(codes.filter((code) => code === 'BankTriesUsedUp')).toHaveLength(3);
    expect(codeOf(await verify(buyer, id, DEPOSITS))).toBe('BankTriesUsedUp');
    expect(await listOf(buyer, { object: 'bank_account' })).toMatchObject([{ status: 'failed' }]);
  });

  test('verifySource says that the deposits did not arrive, and finds no card or other’s account', async () => {
    const buyer = await addBuyer(world);
    const card = await saveCard(world, buyer, 'good');
    const added = await add(buyer, await tokeniseBank(world, 'deposits fail'));
    const { id } = dataOf(added.body).responseData;
    expect(codeOf(await verify(buyer, id, DEPOSITS))).toBe('BankDepositsFailed');
    expect(codeOf(await verify(buyer, id, DEPOSITS))).toBe('BankDepositsFailed');
    expect(codeOf(await verify(buyer, card, DEPOSITS))).toBe('NotFound');
    const other = await addBuyer(world);
    expect(codeOf(await verify(other, id, DEPOSITS))).toBe('NotFound');
    for (const foreign of [{ account_id: other.id }, { customer_id: 'cus_of_another' }]) {
      const order = { source_id: id, amounts: DEPOSITS, ...foreign };
      const answer = await world.call('cards.verifySource', order, { as: buyer.token });
      expect(codeOf(answer.body)).toBe('NotFound');
    }
    const tooMuch = await verify(buyer, id, [0, 100]);
    expect(tooMuch).toMatchObject({
      fieldErrors: { 'amounts.0': 'Enter the cents, from 1 to 99' },
    });
  });
});

describe('a saved bank account', () => {
  test('CARD-06 is neither default nor charged before it is verified, and can be deleted', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    await saveCard(world, buyer, 'good');
    const source_id = await addedTo(buyer);
    const prefer = () => world.call('cards.defaultSource', { source_id }, { as: buyer.token });
    expect(codeOf((await prefer()).body)).toBe('BankNotVerified');
    const order = { invoice_id, source_id };
    const paid = await world.call('invoices.payWithCard', order, { as: buyer.token });
    expect(codeOf(paid.body)).toBe('BankNotVerified');
    const removed = await world.call('cards.deleteSource', { source_id }, { as: buyer.token });
    expect(dataOf(removed.body).responseData.data).toHaveLength(1);
    const verified = await saveBank(world, buyer);
    const preferred = await world.call(
      'cards.defaultSource',
      { source_id: verified },
      { as: buyer.token },
    );
    expect(dataOf(preferred.body).responseData.data[0]).toMatchObject({
      id: verified,
      is_primary: 1,
    });
  });

  const owe = async (bank: Parameters<typeof saveBank>[2]) => {
    const buyer = await addBuyer(world);
    const { auctionId } = await sellLots(world, [{ buyer, hammerCents: 1000 }], {
      cardFeeBps: 300,
    });
    const invoice_id = await awaitReceipt(world, buyer, auctionId);
    const source_id = await saveBank(world, buyer, bank);
    const order = { invoice_id, source_id };
    const { body } = await world.call('invoices.payWithCard', order, { as: buyer.token });
    return { buyer, invoice_id, body };
  };

  test('CARD-06 pays without a card fee; the receipt is paid when the bank has decided', async () => {
    const { invoice_id, body } = await owe('good');
    expect(body).toMatchObject({ data: { payment_status: 'processing', card_total: '14.04' } });
    expect(await paymentStates(world, invoice_id)).toEqual(['processing']);
    await world.clock.advance(minutes(3));
    await resolvePayments(world.app.context);
    expect(await paymentStates(world, invoice_id)).toEqual(['succeeded']);
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([1404]);
  });

  test('asks for nothing else until the bank has decided', async () => {
    const { buyer } = await owe('fails on charge');
    const as = buyer.token;
    const read = async () => {
      const { body } = await world.call('invoices.getReceipt', { action: 'all' }, { as });
      const own = dataOf((await world.call('bids.getInPlay', {}, { as })).body);
      const [receipt] = dataOf(body).receiptList;
      return { isProcessing: receipt?.payment_processing, toPay: own.to_pay };
    };
    expect(await read()).toEqual({ isProcessing: true, toPay: null });
    await world.clock.advance(minutes(3));
    await resolvePayments(world.app.context);
    expect(await read()).toEqual({
      isProcessing: false,
      toPay: expect.stringMatching(/Your bank payment was declined\..* 1 receipt to pay, \$14\.04/),
    });
  });

  test('that the bank declines later leaves the receipt unpaid', async () => {
    const { buyer, invoice_id, body } = await owe('fails on charge');
    expect(body).toMatchObject({ data: { payment_status: 'processing' } });
    await world.clock.advance(minutes(3));
    await resolvePayments(world.app.context);
    expect(await paymentStates(world, invoice_id)).toEqual(['declined']);
    const preview = { invoice_id, source_id: await saveCard(world, buyer, 'good') };
    const shown = await world.call('invoices.previewCheckout', preview, { as: buyer.token });
    expect(dataOf(shown.body)).toMatchObject({ card_amount: '14.04', card_fee: '0.42' });
  });
});

test('an attempt to verify that the provider does not answer does not count', async () => {
  const buyer = await addBuyer(world);
  const id = await addedTo(buyer);
  sandboxFaults.beforeVerify = outage;
  expect(codeOf(await verify(buyer, id, DEPOSITS))).toBe('GatewayUnavailable');
  delete sandboxFaults.beforeVerify;
  expect(await verify(buyer, id, [1, 1])).toMatchObject({ facts: { triesLeft: 4 } });
});
