import { expect, test } from 'vitest';
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
