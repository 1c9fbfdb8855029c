import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { DeactivatedNotice } from './deactivated-notice.tsx';

const DECLINED = {
  reason: 'payment declined',
  date_added: '2026-11-22T18:00:00.000Z',
  card: { brand: 'Visa', last4: '0341' },
  charge_status: 'declined',
  bank_question: null,
} as const;

const shown = async (
  account_status: 'active' | 'deactivated',
  invoice_ids: readonly string[],
  pause: object | null = DECLINED,
  onCards = false,
  saved: readonly object[] = [],
) => {
  const pay_by = invoice_ids.length === 0 ? null : '2026-11-25T18:00:00.000Z';
  const answer = { pause, total_due_amount: '43.41', pay_by, invoice_ids };
  const { render } = await openStage({
    user: { role: 'buyer', account_status },
    cached: [
      [['account.getBiddingPause', {}], answer],
      [['cards.listSources', {}], { responseData: { data: saved } }],
    ],
  });
  return render(<DeactivatedNotice onCards={onCards} />);
};

test('AUTH-14 the notice says what failed when, what to pay, and leads there', async () => {
  const html = await shown('deactivated', ['i1']);
  expect(textOfHtml(html)).toContain(
    'Your Visa 0341 was declined on Nov 22. Pay $43.41 to resume. ' +
      'Please pay by Wed, Nov 25, 1 pm ET.',
  );
  expect(html).toContain('Bidding is paused');
  expect(html).toContain('href="/checkout/invoice/i1"');
  expect(html).toContain('href="/payments/saved_cards#add"');
  expect(await shown('deactivated', ['i1'], DECLINED, true)).not.toContain('saved_cards');
});

test('S2: the page of the cards lists the steps back; other pages are brief', async () => {
  const text = textOfHtml(await shown('deactivated', ['i1'], DECLINED, true));
  expect(text).toContain(
    'Add a new card below. In My Receipts , open each unpaid receipt, choose the new card and ' +
      'press Pay Now. Once all of them are paid, your account is active again and you can bid.',
  );
  expect(textOfHtml(await shown('deactivated', ['i1']))).not.toContain('Once all of them');
});

test('with another card that can be charged, no further one is asked for', async () => {
  const failed = { object: 'card', brand: 'Visa', last4: '0341', expired: false };
  const other = { ...failed, last4: '4242' };
  const saved = async (onCards: boolean, ...sources: readonly object[]) =>
    shown('deactivated', ['i1'], DECLINED, onCards, sources);
  expect(await saved(false, failed)).toContain('saved_cards#add');
  expect(await saved(false, failed, { ...other, expired: true })).toContain('saved_cards#add');
  expect(await saved(false, failed, other)).not.toContain('saved_cards#add');
  const steps = textOfHtml(await saved(true, failed, other));
  expect(steps).not.toContain('Add a new card');
  expect(steps).toContain('open each unpaid receipt, choose a card that works and press Pay Now.');
});

test('several unpaid receipts lead to their list', async () => {
  const html = await shown('deactivated', ['i1', 'i2']);
  expect(html).toContain('href="/invoices/partial"');
  expect(textOfHtml(html)).toContain(
    'You have 2 unpaid receipts. Pay each one with its Pay Now button. Please pay the first by W',
  );
});

test('without a card, the notice says so', async () => {
  const none = { reason: 'no card', card: null, charge_status: null };
  const text = textOfHtml(await shown('deactivated', ['i1'], { ...DECLINED, ...none }));
  expect(text).toContain('There was no card to charge on Nov 22.');
});

test.each([
  ['needs verification', 'with your Visa 0341 on Nov 22 needs your confirmation with the bank.'],
  ['not confirmed', 'The payment with your Visa 0341 on Nov 22 was not confirmed.'],
] as const)('a charge that %s was not declined', async (charge_status, words) => {
  const text = textOfHtml(await shown('deactivated', ['i1'], { ...DECLINED, charge_status }));
  expect(text).toContain(words);
  expect(text).not.toContain('declined');
});

test('a payment that waits for the bank leads there, which another payment may replace', async () => {
  const bank_question = { amount: '10.00', verification_url: '/bank' };
  const waiting = { ...DECLINED, charge_status: 'needs verification', bank_question };
  const html = await shown('deactivated', ['i1'], waiting);
  const text = textOfHtml(html);
  expect(text).toContain('confirm your payment of $10.00 with your Visa 0341, made on Nov 22.');
  expect(text).toContain('Bidding resumes once everything due is paid.');
  expect(text).toContain('Pay another way');
  expect(text).not.toContain('Add a new card');
  expect(html).toContain('href="/bank"');
  expect(html).toContain('href="/checkout/invoice/i1"');
});

test('once the charge has succeeded, the notice names the rest only', async () => {
  const paid = { ...DECLINED, card: null, charge_status: null };
  const text = textOfHtml(await shown('deactivated', ['i1'], paid));
  expect(text).toContain('Not everything is paid yet. Pay $43.41 to resume.');
});

test('R52 with nothing left to pay an admin has to reactivate the account', async () => {
  expect(await shown('deactivated', [])).toContain('href="/contact"');
});

test('an account that was reactivated since the session was read has no notice', async () => {
  expect(await shown('deactivated', [], null)).not.toContain('paused');
});

test('an active account has no notice', async () => {
  expect(await shown('active', ['i1'])).not.toContain('paused');
});
