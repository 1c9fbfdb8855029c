import { expect, test } from 'vitest';
import { PLAIN_TERMS } from '../testing/scenarios.ts';
import { applyBid } from './proxy.ts';

// A fold does not check admission: it must handle bids that could not be placed.
const LED = { priceCents: 2_000, leaderId: 'ann', leaderMaxCents: 5_000, bidCount: 2 };

test('R13 a leader’s lower bid in a fold keeps the higher maximum', () => {
  const bid = { bidderId: 'ann', amountCents: 3_000, type: 'hard' } as const;
  expect(applyBid(PLAIN_TERMS, LED, bid)).toEqual({ outcome: 'raised', standing: LED });
});

test('R7 R13 a rival’s bid below the price in a fold counts and leaves the price', () => {
  const bid = { bidderId: 'bob', amountCents: 500, type: 'proxy' } as const;
  expect(applyBid(PLAIN_TERMS, LED, bid)).toEqual({
    outcome: 'lost',
    standing: { ...LED, bidCount: 3 },
  });
});
