import { expect, test } from 'vitest';
import type { LedgerAccount } from '../invoicing/journals.ts';
import { ledgerText } from './ledger-text.ts';

test('a journal is an entry with a posting per line, debits above zero', () => {
  const written = ledgerText({
    day: '2026-11-24',
    kind: 'card payment',
    reference: 'payment 7',
    lines: [
      { account: 'gateway clearing', cents: 12_636 },
      { account: 'buyer receivable', cents: -12_636 },
    ],
  });
  expect(written).toBe(
    '2026-11-24 * card payment  ; payment 7\n' +
      '    Assets:Gateway clearing  126.36 USD\n' +
      '    Assets:Buyer receivable  -126.36 USD\n\n',
  );
});

const CLASSES: Readonly<Record<LedgerAccount, string>> = {
  'gateway clearing': 'Assets',
  'buyer receivable': 'Assets',
  chargebacks: 'Assets',
  'buyer credit': 'Liabilities',
  'buyer deposit': 'Liabilities',
  refunds: 'Liabilities',
  'seller payable': 'Liabilities',
  'tax payable': 'Liabilities',
  'premium revenue': 'Income',
  'commission revenue': 'Income',
  'card fees': 'Income',
  'shipping revenue': 'Income',
  'dispute fees': 'Expenses',
  promotion: 'Expenses',
};

test.each(Object.entries(CLASSES))('the account “%s” belongs to %s', (name, type) => {
  // The keys of the table are the accounts.
  const account = name as LedgerAccount;
  const lines = [{ account, cents: 100 }];
  const written = ledgerText({ day: '2026-11-24', kind: 'test', reference: 'test 1', lines });
  const inFull = `${type}:${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  expect(written).toContain(`    ${inFull}  1.00 USD\n`);
});
