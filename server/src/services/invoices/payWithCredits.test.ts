import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import { addBuyer, grantCredit, sellOne } from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.payWithCredits', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  test('payWithCredits pays part of a receipt from credit', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    await grantCredit(world, buyer, 500);
    const input = { invoice_id, amount: '4.00', bill_first_name: 'Zoe' };
    const options = { as: buyer.token };
    const { body } = await world.call('invoices.payWithCredits', input, options);
    expect(body).toMatchObject({ data: { payment_status: 'partial', amount_paid: '4.00' } });
    const receipt = await world.call('invoices.viewReceipt', { invoice_id }, options);
    const billing = { bill_first_name: 'Zoe' };
    expect(receipt.body).toMatchObject({ data: { payments: [{ method: 'credit', billing }] } });
    const { inv_num, payments, total_due_amount, bought } = dataOf(receipt.body);
    expect(bought).toBe(false);
    expect(dataOf(body).payment_id).toBe(payments[0]?.id);
    // NTF-02: no card is charged, and the payment is confirmed all the same.
    const texts = async () => {
      const { owner } = world;
      const sent = owner.selectFrom('messages').select(['template', 'bodyText']);
      const rows = await sent.where('userId', '=', buyer.id).execute();
      return rows.filter(({ template }) => template === 'payment-received');
    };
    await expect.poll(texts).toHaveLength(1);
    const [{ bodyText } = { bodyText: '' }] = await texts();
    expect(bodyText).toContain(`$4.00 of your account credit paid a part of receipt ${inv_num}.`);
    expect(bodyText).toContain(`$${total_due_amount} is due on receipt ${inv_num}.`);
  });

  test.each(['payWithCredits', 'payWithFullUserCredits'] as const)(
    'S7 %s accepts the fields of a card, and its flags as text',
    async (name) => {
      const buyer = await addBuyer(world);
      const invoice_id = await sellOne(world, buyer, 1000);
      await grantCredit(world, buyer, 1404);
      const card = { payment_method: 'card', source_id: 'any', card_profileid: 'any' };
      const flags = { applycreditFlag: '1', payWithCardFlag: '0' } as const;
      const input = { invoice_id, ...card, ...flags, client_secret: 'pi_1_secret_1' };
      const { body } = await world.call(`invoices.${name}`, input, { as: buyer.token });
      expect(body).toMatchObject({ data: { payment_status: 'paid', amount_paid: '14.04' } });
    },
  );

  test('F15: two concurrent payments cannot spend the same credit twice', async () => {
    const buyer = await addBuyer(world);
    const first = await sellOne(world, buyer, 1000);
    const second = await sellOne(world, buyer, 1000);
    await grantCredit(world, buyer, 1404);
    const pay = (invoice_id: string) =>
      world.call('invoices.payWithCredits', { invoice_id }, { as: buyer.token });
    const answers = await Promise.all([pay(first), pay(second)]);
    expect(answers.map(({ status }) => status)).toContain(409);
    expect(answers.map(({ status }) => status)).toContain(200);
  });

  test('payWithCredits refuses less than a quarter (R26) and more than the credit', async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    await grantCredit(world, buyer, 500);
    const pay = async (amount: string) => {
      const input = { invoice_id, amount };
      const { body } = await world.call('invoices.payWithCredits', input, { as: buyer.token });
      return body.statusText;
    };
    expect(await pay('3.50')).toBe('Min. Amount $3.51');
    expect(await pay('5.01')).toBe('Your credit doesn’t cover this amount.');
  });

  test('payWithCredits refuses another buyer’s receipt and guests', async () => {
    const [buyer, stranger] = [await addBuyer(world), await addBuyer(world)];
    const invoice_id = await sellOne(world, buyer, 1000);
    await grantCredit(world, stranger, 5000);
    const pay = (as?: string) =>
      world.call('invoices.payWithCredits', { invoice_id }, as === undefined ? {} : { as });
    expect((await pay(stranger.token)).body).toMatchObject({ code: 'NotFound' });
    expect((await pay()).body).toMatchObject({ code: 'SignInNeeded' });
  });
});
