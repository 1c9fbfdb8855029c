import { expect, test } from 'vitest';
import { readStoredAnswer } from './stored-answers.ts';

const value = {
  lotId: '0192f0aa-0000-7000-8000-000000000001',
  sequence: 3,
  publicSequence: 2,
  outcome: 'lost',
  priceCents: 1_100,
  nextBidCents: 1_200,
  bidCount: 2,
  closesAt: 1_000,
  leading: false,
  ownMaximumCents: 1_000,
};

test('an answer that was stored without its time is still read', () => {
  expect(readStoredAnswer({ ok: true, value }, 'k1')).toEqual({
    ok: true,
    value: { ...value, placedAt: null },
  });
  expect(readStoredAnswer({ ok: true, value: { ...value, placedAt: 900 } }, 'k1')).toMatchObject({
    value: { placedAt: 900 },
  });
});
