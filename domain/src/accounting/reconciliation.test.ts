import { expect, test } from 'vitest';
import { differs } from './reconciliation.ts';

test('a movement differs where any of the three amounts is another', () => {
  const movement = { kind: 'charge', subject: 'p1', gatewayId: 'ch_1' } as const;
  const of = (providerCents: number, storeCents: number, ledgerCents: number) =>
    differs({ ...movement, providerCents, storeCents, ledgerCents });
  expect([of(5, 5, 5), of(0, 0, 0)]).toEqual([false, false]);
  expect([of(4, 5, 5), of(5, 4, 5), of(5, 5, 4), of(5, 0, 0)]).toEqual([true, true, true, true]);
});
