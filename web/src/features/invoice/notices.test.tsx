import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { PayUntil } from './pay-until.tsx';
import { mayPay, ReceiptStatus } from './receipt-status.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';

const { render } = await openStage();
const DUE = '2026-11-25T22:00:00.000Z';
// The dates that the notices read.
const receipt = (dates: Partial<InvoiceDetail>) =>
  ({
    due_date: null,
    void_date: null,
    pay_until: null,
    payments: [],
    checkoutReceiptList: [],
    bought: false,
    ...dates,
  }) as Partial<InvoiceDetail> as InvoiceDetail;

test('R52 an unpaid receipt has its deadline, and a canceled one says so', () => {
  const shown = (dates: Partial<InvoiceDetail>) =>
    textOfHtml(render(<UnpaidNotice receipt={receipt(dates)} />));
  expect(shown({ due_date: DUE })).toContain('Please pay by 11-25-2026 5:00 pm ET');
  const past = shown({ due_date: DUE, void_date: DUE });
  expect(past).toBe(
    'This receipt was canceled It wasn’t paid in time, so it was canceled on ' +
      '11-25-2026 5:00 pm ET. Nothing is due.',
  );
  const payments = [{ status: 'succeeded' }] as InvoiceDetail['payments'];
  expect(shown({ void_date: DUE, payments })).toContain('What you paid is now account credit.');
  expect(past).not.toContain('Please pay');
  expect(shown({})).toBe('');
});

test('R18 a Buy Now purchase shows the time left to pay', () => {
  const shown = (pay_until: string | null) =>
    textOfHtml(render(<PayUntil receipt={receipt({ pay_until })} />));
  expect(shown('2199-01-01T00:00:00.000Z')).toContain('Time left to pay: ');
  expect(shown('1999-01-01T00:00:00.000Z')).toBe(
    'Time to pay has run out Unless a payment is being processed, bidding reopens.',
  );
  expect(shown(null)).toBe('');
});

test('the time left to pay is not read out with each second', () => {
  const html = render(<PayUntil receipt={receipt({ pay_until: '2199-01-01T00:00:00.000Z' })} />);
  expect(html).toContain('role="group"');
  expect(html).not.toMatch(/role="(alert|status)"|aria-live/);
});

test('R52 after a partial payment of a Buy Now purchase, it says what becomes of the part', () => {
  const lapse = 'bidding reopens and what you paid becomes account credit.';
  const shown = (payments: object) =>
    textOfHtml(
      render(
        <PayUntil receipt={receipt({ pay_until: '2199-01-01T00:00:00.000Z', ...payments })} />,
      ),
    );
  expect(shown({ payments: [{ status: 'succeeded' }] })).toContain(lapse);
  expect(shown({ payments: [{ status: 'declined' }] })).not.toContain('account credit');
  // Credit that came back after a declined card paid nothing.
  const credit = { status: 'succeeded', part_of: 'p1' };
  const back = { status: 'returned', part_of: 'p1' };
  expect(shown({ payments: [credit, back] })).not.toContain('account credit');
});

test('only unpaid and partially paid receipts can be paid', () => {
  const statuses = ['paid', 'partial', 'unpaid', 'void'] as const;
  expect(statuses.filter((status) => mayPay({ status }))).toEqual(['partial', 'unpaid']);
  expect(textOfHtml(render(<ReceiptStatus status="partial" />))).toBe('Partially paid');
  expect(textOfHtml(render(<ReceiptStatus status="partial" isProcessing />))).toBe('Processing');
  expect(textOfHtml(render(<ReceiptStatus status="void" isProcessing />))).toBe('Canceled');
});
