import type { RefusalName } from '@hammerdock/contract/refusals.ts';
import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { PayPage } from './pay-page.tsx';

const LINK = {
  inv_num: '100123',
  item_count: 2,
  items: ['Copper kettle', 'Oak desk'],
  pickup_place: 'Hammerdock Decatur, Decatur, GA',
  total_due_amount: '100.00',
  card_fee: '3.00',
  card_total: '103.00',
  pay_until: '2026-11-30T12:00:00.000Z',
  other_waits_for_bank: false,
};

async function show(state: object, payment: object | null = null, paymentId?: string) {
  const { queryClient, render } = await openStage({ path: '/pay?token=t' });
  queryClient.setDefaultOptions({ queries: { retryOnMount: false } });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added' && query.queryKey[0] === 'invoices.getPaymentLink') query.setState(state);
  });
  const asked = paymentId === undefined ? { token: 't' } : { token: 't', payment_id: paymentId };
  queryClient.setQueryData(['invoices.getLinkPayment', asked], { payment });
  return render(<PayPage token="t" paymentId={paymentId} onBankAsked={() => undefined} />);
}

const refusalOf = (code: RefusalName) => ({
  status: 'error',
  error: new CallError({ code, statusText: sentenceOf(code), facts: {}, fieldErrors: {} }),
});

test('a payment link shows what it pays, with the card form of the provider', async () => {
  const html = await show({ status: 'success', data: LINK, dataUpdatedAt: Date.now() });
  const text = textOfHtml(html);
  expect(text).toContain('Pay receipt 100123');
  expect(text).toContain('2 items. Please pay by 11-30-2026 7:00 am ET.');
  expect(text).toContain('Copper kettle Oak desk Pickup: Hammerdock Decatur, Decatur, GA');
  expect(text).toMatch(/Amount due *\$100\.00 *Card fee *\$3\.00 *Total *\$103\.00/);
  expect(html).toContain('title="Card details"');
});

test('a payment link that is paid, void, expired or wrong says so and has no form', async () => {
  for (const code of [
    'PaymentLinkInvalid',
    'PaymentLinkExpired',
    'InvoiceVoid',
    'InvoicePaidAlready',
    'PaymentProcessing',
  ] as const) {
    const html = await show(refusalOf(code));
    expect(textOfHtml(html)).toContain(sentenceOf(code));
    expect(html).not.toContain('<iframe');
  }
});

test('a payment link has skeletons while it loads, and a retry when it could not be loaded', async () => {
  expect(await show({})).toMatch(/role="status".*mantine-Skeleton-root/s);
  const html = await show({ status: 'error', error: new Error('offline') });
  expect(html).toMatch(/role="alert".*Try again/s);
});

const AT_BANK = { card_total: '103.00', verification_url: null };
const LOADED = { status: 'success', data: LINK, dataUpdatedAt: Date.now() };

test('after the bank’s page the link says what became of the payment, without a session', async () => {
  const shown = async (status: string, state: object = LOADED) =>
    show(state, { ...AT_BANK, status });
  // The link of a paid receipt is dead, and still says so.
  const paid = await shown('succeeded', refusalOf('InvoicePaidAlready'));
  expect(textOfHtml(paid)).toContain('$103.00 was paid by card with this link.');
  expect(paid).not.toContain('<iframe');
  expect(textOfHtml(await shown('processing'))).toContain('Your payment is being processed');
  for (const [status, title] of [
    ['not confirmed', 'Your payment of $103.00 was not confirmed'],
    ['declined', 'Your payment of $103.00 was declined'],
  ] as const) {
    const html = await shown(status);
    expect(textOfHtml(html)).toContain(title);
    expect(html).toContain('<iframe');
  }
});

test('who paid is known of the payment that the bank was asked about', async () => {
  const ofOwn = async (status: string, state: object) =>
    textOfHtml(await show(state, { ...AT_BANK, status }, 'p1'));
  const paid = refusalOf('InvoicePaidAlready');
  expect(await ofOwn('succeeded', paid)).toContain('We charged $103.00 to your card.');
  expect(await ofOwn('abandoned', paid)).toContain(
    'This receipt is already paid. The payment was made on another page. ' +
      'The card you entered here wasn’t charged.',
  );
  expect(await ofOwn('abandoned', LOADED)).toContain(
    'Your payment of $103.00 was canceled Nothing was charged.',
  );
});

test('while the bank waits, its page is the one thing to open, with no card form', async () => {
  const url = '/sandbox/verify/ch_1';
  const html = await show(LOADED, {
    ...AT_BANK,
    status: 'needs verification',
    verification_url: url,
  });
  expect(html).toMatch(new RegExp(`href="${url}"[^>]*target="_blank"`, 'v'));
  expect(textOfHtml(html)).toContain('Use another card');
  expect(html).not.toContain('<iframe');
});

test('a payment made on another page that waits for the bank is named before one is made here', async () => {
  const title = 'A payment is waiting for the bank to confirm it';
  const data = { ...LINK, other_waits_for_bank: true };
  expect(textOfHtml(await show({ ...LOADED, data }))).toContain(title);
  expect(textOfHtml(await show(LOADED))).not.toContain(title);
});

test('R18 after its deadline a purchase is not offered for payment by its link', async () => {
  const shown = async (pay_until: string, payment: object | null = null) => {
    const data = { ...LINK, reopens: true, part_paid: false, pay_until };
    return show({ ...LOADED, data }, payment);
  };
  const waiting = { ...AT_BANK, status: 'needs verification', verification_url: '/bank' };
  const [open, over] = ['2199-11-30T12:00:00.000Z', '1999-11-30T12:00:00.000Z'];
  expect(await shown(open)).toContain('<iframe');
  expect(await shown(open, waiting)).toContain('href="/bank"');
  for (const html of [await shown(over), await shown(over, waiting)]) {
    expect(textOfHtml(html)).toContain('Time to pay has run out');
    expect(html).not.toMatch(/<iframe|href="\/bank"|<button/);
  }
});
