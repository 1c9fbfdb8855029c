import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { beginLink, oweByLink, payLink, viewLink } from '../../testing/fixtures/payment-links.ts';
import { codeOf, dataOf } from '../../testing/fixtures/registration.ts';
import { messagesTo } from '../../testing/fixtures/members.ts';
import {
  addBuyer,
  chargedAtSandbox,
  grantCredit,
  isDeactivated,
  saveCard,
  sumLedger,
  tokenise,
  type Buyer,
} from '../../testing/fixtures/sales.ts';
import { until } from '../../testing/process.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const savedCards = async ({ token: as }: Buyer) =>
  dataOf((await world.call('cards.listSources', {}, { as })).body).responseData.data;

describe('invoices.payByLink', () => {
  test('payByLink pays this invoice only, once for one key, and saves no card', async () => {
    const { buyer, invoiceId, token } = await oweByLink(world);
    const other = await oweByLink(world, buyer);
    const key = 'one-payment-by-link';
    const card_token = await tokenise(world, 'good');
    const send = async () =>
      (await world.call('invoices.payByLink', { token, card_token, tamount: '14.04' }, { key }))
        .body;
    for (const body of await Promise.all([send(), send(), send()])) {
      expect(body).toMatchObject({ data: { payment_status: 'paid', card_total: '14.04' } });
    }
    expect(await send()).toMatchObject({ data: { payment_status: 'paid', card_total: '14.04' } });
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
    expect((await sumLedger(world, invoiceId))['buyer receivable']).toBe(0);
    expect(await chargedAtSandbox(world, other.invoiceId)).toEqual([]);
    expect(await savedCards(buyer)).toEqual([]);
    expect(await payLink(world, token)).toBe('InvoicePaidAlready');
    expect(codeOf(await viewLink(world, token))).toBe('InvoicePaidAlready');
    expect(await beginLink(world, token)).toBe('InvoicePaidAlready');
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
  });

  test('payByLink charges two payers at the same time once', async () => {
    const { invoiceId, token } = await oweByLink(world);
    const codes = await Promise.all([payLink(world, token), payLink(world, token)]);
    expect(codes).toContain('success');
    expect(codes.find((code) => code !== 'success')).toMatch(
      /^(PaymentProcessing|InvoicePaidAlready)$/,
    );
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
  });

  test('payByLink refuses an amount that has changed, and a card that is declined or unknown', async () => {
    const { buyer, invoiceId, token } = await oweByLink(world);
    expect(await payLink(world, token, { tamount: '1.00' })).toBe('AmountMismatch');
    expect(await payLink(world, token, { card: 'refused immediately' })).toBe('CardRefused');
    expect(await payLink(world, token, { card: 'lacks funds' })).toBe('CardLacksFunds');
    expect(await payLink(world, token, { card: 'asks for verification' })).toBe(
      'CardNeedsVerification',
    );
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([]);
    expect(await savedCards(buyer)).toEqual([]);
    expect(await payLink(world, token)).toBe('success');
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
  });

  test('payByLink leaves the card of a changed amount unused, so that it can still pay', async () => {
    const { invoiceId, token } = await oweByLink(world);
    const card_token = await tokenise(world, 'good');
    const send = async (tamount: string) =>
      codeOf((await world.call('invoices.payByLink', { token, card_token, tamount })).body);
    const attach = vi.spyOn(world.app.context.payments, 'attachCard');
    expect(await send('14.05')).toBe('AmountMismatch');
    // Real providers take a token once.
    expect(attach).not.toHaveBeenCalled();
    expect(await send('14.04')).toBe('success');
    expect(await chargedAtSandbox(world, invoiceId)).toEqual([1404]);
  });

  test('payByLink takes the sum of its link while a payment with credit waits for the bank', async () => {
    const { buyer, invoiceId, token } = await oweByLink(world);
    await grantCredit(world, buyer, 400);
    const source_id = await saveCard(world, buyer, 'asks for verification');
    const order = { invoice_id: invoiceId, source_id, applycreditFlag: 1 } as const;
    const as = { as: buyer.token };
    const waiting = await world.call('invoices.payWithCardOrUserCredits', order, as);
    expect(waiting.body).toMatchObject({ code: 'CardNeedsVerification' });
    expect(dataOf(await viewLink(world, token))).toMatchObject({
      total_due_amount: '14.04',
      other_waits_for_bank: true,
    });
    expect(await payLink(world, token, { tamount: '14.04' })).toBe('success');
    const { body } = await world.call('invoices.viewReceipt', { invoice_id: invoiceId }, as);
    expect(dataOf(body)).toMatchObject({ status: 'paid', discountoff: '4.00' });
    // The card may be someone else's.
    expect(dataOf(body).payments.at(-1)).toMatchObject({ status: 'succeeded', billing: null });
  });

  test('payByLink reactivates the account, and leaves its saved cards', async () => {
    const buyer = await addBuyer(world, 'fails on charge');
    const { token } = await oweByLink(world, buyer);
    expect(await isDeactivated(world, buyer)).toBe(true);
    const before = await savedCards(buyer);
    expect(await payLink(world, token)).toBe('success');
    expect(await isDeactivated(world, buyer)).toBe(false);
    expect(await savedCards(buyer)).toEqual(before);
  });
});

test('an email about a declined payment has the link, which is not stored readably', async () => {
  const buyer = await addBuyer(world, 'fails on charge');
  const { invoiceId, token } = await oweByLink(world, buyer);
  const { email } = await world.owner
    .selectFrom('users')
    .select('email')
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  const failed = async () =>
    (await messagesTo(world, email)).find(({ template }) => template === 'payment-failed');
  await until('the email is queued', async () => (await failed()) !== undefined);
  const message = await failed();
  const link = /\S+\/pay\?token=(\S+)/.exec(message?.bodyText ?? '');
  expect(link?.[1]).toBe(token);
  expect(message?.bodyHtml).toContain(`/pay?token=${token}"`);
  const stored = await world.owner
    .selectFrom('messages')
    .select(['bodyText', 'bodyHtml'])
    .where('recipient', '=', email)
    .execute();
  expect(JSON.stringify(stored)).not.toContain(token.split('.')[1]);
  expect(await chargedAtSandbox(world, invoiceId)).toEqual([]);
});
