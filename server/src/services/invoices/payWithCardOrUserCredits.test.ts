import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  chargedAtSandbox,
  grantCredit,
  saveCard,
  sellOne,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.payWithCardOrUserCredits', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const settle = async (creditCents: number) => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    await grantCredit(world, buyer, creditCents);
    const pay = async (change: object) => {
      const input = { invoice_id, ...change };
      const options = { as: buyer.token };
      return (await world.call('invoices.payWithCardOrUserCredits', input, options)).body;
    };
    const creditNow = async () => {
      const options = { as: buyer.token };
      const { body } = await world.call('invoices.viewReceipt', { invoice_id }, options);
      return body.status === 'success' ? body.data.discountoff : body.code;
    };
    return { buyer, invoice_id, pay, creditNow };
  };

  test('payWithCardOrUserCredits takes credit first, the rest by card (R25)', async () => {
    const { buyer, invoice_id, pay, creditNow } = await settle(400);
    const source_id = await saveCard(world, buyer, 'good');
    expect(await pay({ source_id, applycreditFlag: 1 })).toMatchObject({
      data: { payment_status: 'paid', credit_used: '4.00', card_total: '10.04' },
    });
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([1004]);
    expect(await creditNow()).toBe('0.00');
    // The message names the whole payment, so that it agrees with what is still due.
    const received = async () => {
      const sent = world.owner.selectFrom('notifications').select('body');
      const rows = await sent.where('userId', '=', buyer.id).execute();
      return rows.map(({ body }) => body).join('\n');
    };
    await expect
      .poll(received)
      .toContain('We received $14.04 ($10.04 by card and $4.00 of your account credit)');
  });

  test('payWithCardOrUserCredits uses credit only when requested', async () => {
    const { buyer, pay, creditNow } = await settle(400);
    const source_id = await saveCard(world, buyer, 'good');
    expect(await pay({ source_id })).toMatchObject({ data: { card_total: '14.04' } });
    expect(await creditNow()).toBe('4.00');
  });

  test('payWithCardOrUserCredits gives the credit back when the card is declined', async () => {
    const { buyer, invoice_id, pay, creditNow } = await settle(400);
    const source_id = await saveCard(world, buyer, 'fails on charge');
    expect(await pay({ source_id, applycreditFlag: 1 })).toMatchObject({ code: 'CardDeclined' });
    expect(await creditNow()).toBe('4.00');
    const { body } = await world.call('invoices.viewReceipt', { invoice_id }, { as: buyer.token });
    const { payments } = dataOf(body);
    expect(payments.filter(({ method }) => method === 'credit')).toMatchObject([
      { amount: '4.00', status: 'succeeded' },
      { amount: '-4.00', status: 'returned' },
    ]);
    const charge = payments.find(({ method }) => method === 'card');
    expect(payments.map(({ part_of }) => part_of)).toEqual(
      expect.arrayContaining([null, charge?.id]),
    );
  });

  test('payWithCardOrUserCredits without a card needs enough credit', async () => {
    const { pay } = await settle(400);
    const byCredit = { applycreditFlag: 1, payWithCardFlag: 0 };
    expect(await pay(byCredit)).toMatchObject({ code: 'CreditTooSmall' });
    expect(await pay({ ...byCredit, amount: '4.00' })).toMatchObject({
      data: { payment_status: 'partial', credit_used: '4.00', card_total: '0.00' },
    });
    expect(await pay({ applycreditFlag: 1 })).toMatchObject({ code: 'InputInvalid' });
  });
});
