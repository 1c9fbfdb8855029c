import { describe, expect, test } from 'vitest';
import { HOLDERS, JOURNAL_RULES, journalFault, type JournalToPost } from './journals.ts';

describe('R72 the rules of journals', () => {
  const payment: JournalToPost = {
    kind: 'card payment',
    userId: 'ann',
    invoiceId: 'invoice',
    paymentId: 'payment',
    entries: [
      { account: 'gateway clearing', userId: null, amountCents: 1030 },
      { account: 'buyer receivable', userId: 'ann', amountCents: -1000 },
      { account: 'card fees', userId: null, amountCents: -30 },
    ],
  };
  const withLine = (position: number, change: Partial<JournalToPost['entries'][number]>) => ({
    ...payment,
    entries: payment.entries.map((line, n) => (n === position ? { ...line, ...change } : line)),
  });

  test('accept a journal whose lines fit its kind', () => {
    expect(journalFault(payment)).toBeNull();
    expect(journalFault(withLine(2, { amountCents: 0, userId: 'ann' }))).toBeNull();
  });

  test.each<[string, JournalToPost, string]>([
    ['an account of another kind', withLine(2, { account: 'promotion' }), 'line of promotion'],
    ['the wrong side', withLine(0, { amountCents: -1030 }), 'line of gateway clearing'],
    ['another user', withLine(1, { userId: 'bob' }), 'line of buyer receivable'],
    ['a user on our own account', withLine(0, { userId: 'ann' }), 'line of gateway clearing'],
    ['a missing invoice', { ...payment, invoiceId: null }, 'wrong invoice'],
    ['a missing payment', { ...payment, paymentId: null }, 'wrong payment'],
    ['a seller line without a seller', { ...issued(null) }, 'line of seller payable'],
  ])('reject %s', (_, journal, fault) => {
    expect(journalFault(journal)).toContain(fault);
  });

  test('accept a deposit, which belongs to no invoice, and no deposit with one', () => {
    const deposit: JournalToPost = {
      kind: 'deposit held',
      userId: 'ann',
      invoiceId: null,
      paymentId: 'payment',
      entries: [
        { account: 'gateway clearing', userId: null, amountCents: 500 },
        { account: 'buyer deposit', userId: 'ann', amountCents: -500 },
      ],
    };
    expect(journalFault(deposit)).toBeNull();
    expect(journalFault({ ...deposit, invoiceId: 'invoice' })).toContain('wrong invoice');
  });

  test('accept credit that is applied with and without a payment', () => {
    const applied: JournalToPost = {
      kind: 'credit applied',
      userId: 'ann',
      invoiceId: 'invoice',
      paymentId: null,
      entries: [
        { account: 'buyer credit', userId: 'ann', amountCents: 500 },
        { account: 'buyer receivable', userId: 'ann', amountCents: -500 },
      ],
    };
    expect(journalFault(applied)).toBeNull();
    expect(journalFault({ ...applied, paymentId: 'payment' })).toBeNull();
  });

  test('name the accounts of each kind, their sides, and its invoice and payment', () => {
    const table = Object.entries(JOURNAL_RULES).map(([kind, rule]) => {
      const on = (wanted: string) =>
        Object.entries(rule.lines)
          .filter(([, side]) => side === wanted)
          .map(([account]) => account)
          .join(', ');
      return `${kind} (${rule.invoice}, ${rule.payment}): ${on('debit')} to ${on('credit')}`;
    });
    expect(table).toEqual([
      'invoice issued (always, never): buyer receivable to ' +
        'seller payable, premium revenue, commission revenue, tax payable, shipping revenue',
      'invoice voided (always, never): seller payable, premium revenue, commission revenue, ' +
        'tax payable, shipping revenue to ' +
        'buyer receivable, buyer credit',
      'card payment (always, always): gateway clearing to ' +
        'buyer receivable, card fees, buyer credit',
      'credit applied (always, sometimes): buyer credit to buyer receivable',
      'credit returned (always, always): buyer receivable to buyer credit',
      'credit granted (never, never): promotion to buyer credit',
      'coupon redeemed (never, never): promotion to buyer credit',
      'invite rewarded (never, never): promotion to buyer credit',
      'deposit held (never, always): gateway clearing to buyer deposit',
      'refund made (always, never): seller payable, premium revenue, commission revenue, ' +
        'tax payable to ' +
        'buyer credit, refunds',
      'refund canceled (always, never): buyer credit, refunds to ' +
        'seller payable, premium revenue, commission revenue, tax payable',
      'card refund (always, never): refunds to gateway clearing',
      'card refund refused (always, never): refunds to buyer credit',
      'card refund failed (always, never): gateway clearing to buyer credit',
      'deposit released (never, always): buyer deposit to refunds',
      'deposit returned (never, always): refunds to gateway clearing',
      'deposit return refused (never, always): refunds to buyer credit',
      'deposit return failed (never, always): gateway clearing to buyer credit',
      'chargeback (sometimes, always): chargebacks to gateway clearing',
      'chargeback won (sometimes, always): gateway clearing to chargebacks',
      'chargeback lost (sometimes, always): seller payable, premium revenue, ' +
        'commission revenue, tax payable, shipping revenue, card fees, buyer deposit to ' +
        'chargebacks',
      'chargeback reopened (sometimes, always): chargebacks to gateway clearing, ' +
        'seller payable, premium revenue, commission revenue, tax payable, shipping revenue, ' +
        'card fees, ' +
        'buyer deposit',
      'dispute fee (sometimes, always): dispute fees to gateway clearing',
      'dispute fee returned (sometimes, always): gateway clearing to dispute fees',
      'payout (never, never): seller payable to gateway clearing',
      'payout reversed (never, never): gateway clearing to seller payable',
    ]);
  });

  test('hold each account for a buyer, for a seller or for us', () => {
    const accountsOf = (wanted: string) =>
      Object.entries(HOLDERS).flatMap(([account, holder]) => (holder === wanted ? [account] : []));
    expect(accountsOf('buyer')).toEqual([
      'buyer receivable',
      'buyer credit',
      'buyer deposit',
      'refunds',
      'chargebacks',
    ]);
    expect(accountsOf('seller')).toEqual(['seller payable']);
    expect(accountsOf('none')).toHaveLength(8);
  });

  test('accept a payout to its own seller only', () => {
    const payoutTo = (userId: string): JournalToPost => ({
      kind: 'payout',
      userId: 'sam',
      invoiceId: null,
      paymentId: null,
      entries: [
        { account: 'seller payable', userId, amountCents: 500 },
        { account: 'gateway clearing', userId: null, amountCents: -500 },
      ],
    });
    expect(journalFault(payoutTo('sam'))).toBeNull();
    expect(journalFault(payoutTo('ann'))).toContain('line of seller payable');
  });

  test('accept the line of a seller', () => {
    expect(journalFault(issued('seller'))).toBeNull();
  });
});

const issued = (sellerId: string | null): JournalToPost => ({
  kind: 'invoice issued',
  userId: 'ann',
  invoiceId: 'invoice',
  paymentId: null,
  entries: [
    { account: 'buyer receivable', userId: 'ann', amountCents: 1000 },
    { account: 'seller payable', userId: sellerId, amountCents: -1000 },
  ],
});
