import { formatDateTime } from '@hammerdock/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAtBank } from '../../testing/fixtures/payment-links.ts';
import { dataOf } from '../../testing/fixtures/registration.ts';
import {
  addBuyer,
  chargedAtSandbox,
  saveCard,
  sellOne,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let buyer: Buyer;
let invoice_id: string;
let source_id: string;
beforeAll(async () => {
  world = await openWorld();
  buyer = await addBuyer(world, 'fails on charge');
  invoice_id = await sellOne(world, buyer, 1000);
  source_id = await saveCard(world, buyer, 'asks for verification');
});
afterAll(() => world.close());

const as = () => ({ as: buyer.token });
const readReceipt = async () =>
  dataOf((await world.call('invoices.viewReceipt', { invoice_id }, as())).body);
const readPause = async () =>
  dataOf((await world.call('account.getBiddingPause', {}, as())).body).pause;

async function beginPart(): Promise<string> {
  const input = { invoice_id, source_id, amount: '5.00' };
  const { body } = await world.call('invoices.payWithCard', input, as());
  const { verificationUrl } = (body as { facts?: Record<string, unknown> }).facts ?? {};
  return String(verificationUrl);
}

const decide = (url: string, decision: 'confirm' | 'refuse') => decideAtBank(world, url, decision);

/** The notifications of payments in the buyer's list, as `subject: body`. */
const notified = async () => {
  const rows = await world.owner
    .selectFrom('notifications')
    .select(['subject', 'body'])
    .where('userId', '=', buyer.id)
    .execute();
  return rows.map(({ subject, body }) => `${subject}: ${body}`);
};

/** R52: when the receipt becomes void. */
const until = (due: string | null): string =>
  ` Please pay by ${formatDateTime(Date.parse(due ?? ''))} ET.`;

test('PAY-06 a payment that was refused at the bank is not confirmed, and no card was declined', async () => {
  expect(await readPause()).toMatchObject({ charge_status: 'declined', card: { last4: '0341' } });
  const url = await beginPart();
  const waits = { charge_status: 'needs verification', card: { last4: '3155' } };
  expect(await readPause()).toMatchObject(waits);

  const page = await decide(url, 'refuse');
  const { payments, inv_num, due_date } = await readReceipt();
  const refused = payments.at(-1);
  expect(page).toBe(`/invoices/partial?paid=${invoice_id}&payment=${refused?.id}`);
  expect(refused).toMatchObject({ status: 'not confirmed', amount: '5.00', source_id });
  expect(await readPause()).toMatchObject({ charge_status: 'not confirmed' });
  await expect
    .poll(notified)
    .toContain(
      `Your payment was not confirmed: Your payment of $5.00 for receipt ${inv_num} with your ` +
        'Visa 3155 was not confirmed with your bank, so nothing was charged.\n' +
        `$14.04 is due on receipt ${inv_num}.${until(due_date)}`,
    );
  expect(await notified()).toContain(
    `Your payment failed: We couldn’t charge your Visa 0341 $14.04 for receipt ${inv_num}.\n` +
      `$14.04 is due on receipt ${inv_num}.${until(due_date)}`,
  );
});

test('PAY-06 once it was confirmed, no charge is said to have failed', async () => {
  const page = await decide(await beginPart(), 'confirm');
  const { payments, inv_num, due_date } = await readReceipt();
  expect(page).toBe(`/invoices/partial?paid=${invoice_id}&payment=${payments.at(-1)?.id}`);
  expect(payments.at(-1)).toMatchObject({ status: 'succeeded' });
  expect(await readPause()).toMatchObject({ charge_status: null, card: null });
  await expect
    .poll(notified)
    .toContain(
      `We received your payment: We received $5.00 for receipt ${inv_num}. Thank you.\n` +
        `$9.04 is due on receipt ${inv_num}.${until(due_date)}`,
    );
});

test('a decision on a payment that another one has replaced leads to what became of it', async () => {
  const bea = await addBuyer(world, 'fails on charge');
  const receipt = await sellOne(world, bea, 1000);
  const asking = await saveCard(world, bea, 'asks for verification');
  const good = await saveCard(world, bea, 'good');
  const payBy = async (source: string) => {
    const order = { invoice_id: receipt, source_id: source };
    return (await world.call('invoices.payWithCard', order, { as: bea.token })).body;
  };
  const { facts } = (await payBy(asking)) as { facts?: Record<string, unknown> };
  expect(await payBy(good)).toMatchObject({ data: { payment_status: 'paid' } });
  const page = await decide(String(facts?.['verificationUrl']), 'confirm');
  const { body } = await world.call(
    'invoices.viewReceipt',
    { invoice_id: receipt },
    { as: bea.token },
  );
  const replaced = dataOf(body).payments.find(({ status }) => status === 'abandoned');
  expect(page).toBe(`/invoices/partial?paid=${receipt}&payment=${replaced?.id}`);
  expect(await chargedAtSandbox(world, receipt)).toEqual([1404]);
});

test('a decision on nothing that waits leads to the unpaid receipts', async () => {
  expect(await decide('/sandbox/verify/ch_unknown', 'confirm')).toBe('/invoices/partial');
});

test('listSources and the checkout say that the last charge of the primary card was declined', async () => {
  const isDeclined = async () => {
    const sources = dataOf((await world.call('cards.listSources', {}, as())).body);
    const { body } = await world.call('invoices.getCheckoutInvoiceDetail', { invoice_id }, as());
    expect(dataOf(body).primary_declined).toBe(sources.primary_declined);
    return sources.primary_declined;
  };
  expect(await isDeclined()).toBe(true);
  await world.call('cards.defaultSource', { source_id }, as());
  expect(await isDeclined()).toBe(false);
  // Refused by the buyer, which says nothing about the card.
  await decide(await beginPart(), 'refuse');
  expect(await isDeclined()).toBe(false);
});
