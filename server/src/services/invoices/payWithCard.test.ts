import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addBuyer,
  chargedAtSandbox,
  paymentStates,
  saveCard,
  sellOne,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

describe('invoices.payWithCard', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const settle = async () => {
    const buyer = await addBuyer(world);
    const invoice_id = await sellOne(world, buyer, 1000);
    const source_id = await saveCard(world, buyer, 'good');
    const pay = async (change: object, key?: string) => {
      const input = { invoice_id, source_id, ...change };
      const options = { as: buyer.token, ...(key === undefined ? {} : { key }) };
      return (await world.call('invoices.payWithCard', input, options)).body;
    };
    return { buyer, invoice_id, source_id, pay };
  };

  test('payWithCard charges once for repeated requests with one key (R3)', async () => {
    const { invoice_id, pay } = await settle();
    const key = 'one-intent-of-paying';
    const answers = await Promise.all([pay({}, key), pay({}, key), pay({}, key)]);
    for (const body of answers) {
      expect(body).toMatchObject({ data: { payment_status: 'paid', card_total: '14.04' } });
    }
    expect(await pay({ amount: '14.04' }, key)).toMatchObject({ code: 'KeyReused' });
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([1404]);
    expect(await pay({})).toMatchObject({ code: 'InvoicePaidAlready' });
  });

  test('S7 payWithCard accepts a client secret, and its flags as text', async () => {
    const { pay, invoice_id } = await settle();
    const flags = { applycreditFlag: '0', payWithCardFlag: '1' };
    const paid = await pay({ ...flags, client_secret: 'pi_1_secret_1' });
    expect(paid).toMatchObject({ data: { payment_status: 'paid' } });
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([1404]);
    expect(await pay({ applycreditFlag: '1' })).toMatchObject({ code: 'InputInvalid' });
  });

  test('payWithCard accepts partial payments until nothing is due (R26)', async () => {
    const { invoice_id, pay } = await settle();
    expect(await pay({ amount: '3.50' })).toMatchObject({ statusText: 'Min. Amount $3.51' });
    expect(await pay({ amount: '14.05' })).toMatchObject({ statusText: 'Max. Amount $14.04' });
    expect(await pay({ amount: '3.51' })).toMatchObject({ data: { payment_status: 'partial' } });
    expect(await pay({ amount: '10.53' })).toMatchObject({ data: { payment_status: 'paid' } });
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([351, 1053]);
  });

  test('payWithCard stores the billing form with the payment, and leaves the receipt’s', async () => {
    const { buyer, invoice_id, pay } = await settle();
    const billing = {
      bill_first_name: 'Ann',
      bill_last_name: 'Smith',
      bill_address1: '2 Elm Street',
      bill_city: 'Smyrna',
      bill_state: 'GA',
      bill_zipcode: '30080',
    };
    expect(await pay({ amount: '4.00', ...billing })).toMatchObject({ status: 'success' });
    expect(await pay({ bill_city: 'Macon' })).toMatchObject({ status: 'success' });
    const options = { as: buyer.token };
    const { body } = await world.call('invoices.viewReceipt', { invoice_id }, options);
    if (body.status === 'error') throw new Error(body.code);
    const { payments, bill_first_name, bill_city } = body.data;
    // A field that was not sent is the one of the receipt, which stays as it was.
    const own = { bill_first_name, bill_city: 'Macon' };
    expect(payments).toMatchObject([{ billing }, { billing: own }]);
    expect(bill_city).not.toBe('Macon');
  });

  test.each([
    [{ bill_first_name: '' }, 'Required'],
    [{ bill_last_name: 'B' }, 'Mininum 2 characters'],
    [{ bill_first_name: 'x'.repeat(16) }, 'Maximum 15 characters'],
    [{ bill_address1: ' ' }, 'Required'],
    [{ bill_zipcode: '303' }, 'Invalid zip code'],
  ])('payWithCard refuses the billing %o', async (typed, message) => {
    const { invoice_id, pay } = await settle();
    const [field = ''] = Object.keys(typed);
    expect(await pay(typed)).toMatchObject({ fieldErrors: { [field]: message } });
    expect(await paymentStates(world, invoice_id)).toEqual([]);
  });

  test.each([
    { tamount: '1.00' },
    { tamount: '14.05' },
    { tship: '-1.00' },
    { tship: '5.00' },
    { invoiceno: '1' },
    { inv: '2' },
    { buyerid: '00000000-0000-7000-8000-000000000000' },
    { totals: { final_total: '1.00' } },
    { totals: { total_due_amount: '0.01' } },
  ])('S7: an amount that differs from ours is refused and never charged: %o', async (claim) => {
    const { invoice_id, pay } = await settle();
    const body = await pay(claim);
    expect(['AmountMismatch', 'InputInvalid']).toContain(body.status === 'error' && body.code);
    expect(await chargedAtSandbox(world, invoice_id)).toEqual([]);
  });

  test.each(['NaN', '1e9', '-5', '12.345', '', 'Infinity', '-0', '9007199254740993.00'])(
    'S40: refuses "%s" as an amount',
    async (amount) => {
      const { invoice_id, pay } = await settle();
      const body = await pay({ amount });
      expect(body.status === 'error' && body.code).toMatch(/InputInvalid|PartialTooSmall/);
      expect(await paymentStates(world, invoice_id)).toEqual([]);
    },
  );

  test('S3: another user’s receipt or card is not found, and nothing is charged', async () => {
    const mine = await settle();
    const theirs = await settle();
    expect(await mine.pay({ invoice_id: theirs.invoice_id })).toMatchObject({ code: 'NotFound' });
    expect(await mine.pay({ source_id: theirs.source_id })).toMatchObject({ code: 'NotFound' });
    expect(await chargedAtSandbox(world, mine.invoice_id)).toEqual([]);
    expect(await chargedAtSandbox(world, theirs.invoice_id)).toEqual([]);
  });

  test('payWithCard returns the card’s refusal, and requires a card', async () => {
    const { buyer, pay } = await settle();
    const poor = await saveCard(world, buyer, 'lacks funds');
    expect(await pay({ source_id: poor })).toMatchObject({ code: 'CardLacksFunds' });
    const asks = await saveCard(world, buyer, 'asks for verification');
    const asked = await pay({ source_id: asks });
    expect(asked).toMatchObject({ code: 'CardNeedsVerification' });
    const none = await pay({ source_id: undefined });
    expect(none).toMatchObject({ fieldErrors: { source_id: 'Please select card' } });
    expect(await pay({})).toMatchObject({ data: { payment_status: 'paid' } });
  });

  test('payWithCard refuses an expired card, and an impersonator', async () => {
    const { buyer, source_id, pay } = await settle();
    await world.owner
      .updateTable('cards')
      .set({ expYear: 2020 })
      .where('id', '=', source_id)
      .execute();
    expect(await pay({})).toMatchObject({ code: 'CardExpired' });
    const admin = await addBuyer(world);
    await world.owner
      .updateTable('sessions')
      .set({ impersonatorId: admin.id })
      .where('userId', '=', buyer.id)
      .execute();
    // A session is cached for a second at most (R45).
    await expect
      .poll(async () => {
        const body = await pay({});
        return body.status === 'error' && body.code;
      })
      .toBe('ImpersonatorMayNot');
  });
});
