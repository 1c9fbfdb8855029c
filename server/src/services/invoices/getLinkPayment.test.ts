import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAtBank, oweByLink, payLink, tokenOf } from '../../testing/fixtures/payment-links.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { saveCard } from '../../testing/fixtures/sales.ts';
import { hours } from '@hammerdock/domain/time.ts';
import { readNow } from '../../db/database.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ask = async (token: string, payment_id?: string) => {
  const input = payment_id === undefined ? { token } : { token, payment_id };
  return (await world.call('invoices.getLinkPayment', input)).body;
};

const decide = (url: string, decision: 'confirm' | 'refuse') => decideAtBank(world, url, decision);

/** The bank's page of the payment that waits. */
async function urlOf(token: string): Promise<string> {
  const { payment } = dataOf(await ask(token));
  expect(payment).toMatchObject({ status: 'needs verification', card_total: '14.04' });
  return String(payment?.verification_url);
}

test('the bank’s page leads back to the payment link, which says what became of the payment', async () => {
  const { token } = await oweByLink(world);
  expect(dataOf(await ask(token))).toEqual({ payment: null });
  const back = `/pay?token=${token}`;
  const outcome = { card_total: '14.04', verification_url: null };
  for (const [decision, status] of [
    ['refuse', 'not confirmed'],
    ['confirm', 'succeeded'],
  ] as const) {
    expect(await payLink(world, token, { card: 'asks for verification' })).toBe(
      'CardNeedsVerification',
    );
    const page = await decide(await urlOf(token), decision);
    const [link, paymentId] = page?.split('&payment=') ?? [];
    expect(link).toBe(back);
    expect(dataOf(await ask(token, paymentId))).toEqual({ payment: { ...outcome, status } });
    expect(dataOf(await ask(token))).toEqual({ payment: { ...outcome, status } });
  }
  // Later it is no news, and the link itself says that the receipt is paid.
  const settledAt = new Date((await readNow(world.owner)) - hours(2));
  await world.owner.updateTable('payments').set({ settledAt }).execute();
  expect(dataOf(await ask(token))).toEqual({ payment: null });
});

test('who asks for a payment learns that another one has replaced it', async () => {
  const { token } = await oweByLink(world);
  const other = await oweByLink(world);
  await payLink(world, token, { card: 'asks for verification' });
  const { id } = await world.owner
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'needs verification')
    .executeTakeFirstOrThrow();
  await payLink(world, token);
  expect(dataOf(await ask(token, id))).toMatchObject({ payment: { status: 'abandoned' } });
  expect(dataOf(await ask(token))).toMatchObject({ payment: { status: 'succeeded' } });
  // Not by the link of another receipt, nor by an id that is none.
  expect(dataOf(await ask(other.token, id))).toEqual({ payment: null });
  expect(dataOf(await ask(token, 'none'))).toEqual({ payment: null });
});

test('a payment with a saved card leads to the receipts, and no link says anything of it', async () => {
  const { buyer, invoiceId, token } = await oweByLink(world);
  const source_id = await saveCard(world, buyer, 'asks for verification');
  const input = { invoice_id: invoiceId, source_id, amount: '5.00' };
  const { body } = await world.call('invoices.payWithCard', input, { as: buyer.token });
  const { verificationUrl } = (body as { facts?: Record<string, unknown> }).facts ?? {};
  expect(dataOf(await ask(token))).toEqual({ payment: null });
  expect(await decide(String(verificationUrl), 'refuse')).toMatch(/^\/invoices\/partial\?paid=/v);
});

test('a wrong token says nothing', async () => {
  const { invoiceId, token } = await oweByLink(world);
  const other = await oweByLink(world);
  for (const wrong of [invoiceId, `${other.invoiceId}.${token.split('.')[1] ?? ''}`]) {
    expect(codeOf(await ask(wrong))).toBe('PaymentLinkInvalid');
  }
  expect(codeOf(await ask(tokenOf(world, invoiceId)))).toBe('success');
});
