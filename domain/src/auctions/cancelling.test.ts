import { expect, test } from 'vitest';
import { mayCancel } from './cancelling.ts';

test('R63 sellers cancel what has no bids, admins also what has', () => {
  expect(mayCancel({ isAdmin: false, lotsWithBids: 0 }).ok).toBe(true);
  expect(mayCancel({ isAdmin: true, lotsWithBids: 3 }).ok).toBe(true);
  expect(mayCancel({ isAdmin: false, lotsWithBids: 1 })).toMatchObject({
    refusal: 'LotHasBids',
    details: { lots: 1 },
  });
});
