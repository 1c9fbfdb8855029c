import { describe, expect, test } from 'vitest';
import { journalFault, type JournalToPost } from './journals.ts';

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
