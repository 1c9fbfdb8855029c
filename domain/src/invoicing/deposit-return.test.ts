import { expect, test } from 'vitest';
import { mayReturnDeposit } from './deposit-return.ts';

const idle = { heldCents: 5000, leads: false, owes: false, disputed: false };

test.each([
  [{}, 'returned'],
  [{ heldCents: 0 }, 'DepositNotHeld'],
  [{ leads: true }, 'DepositInUse'],
  [{ owes: true }, 'DepositReceiptsUnpaid'],
  [{ disputed: true }, 'DepositDisputed'],
  [{ leads: true, owes: true }, 'DepositReceiptsUnpaid'],
])('a deposit with %j is %s', (change, outcome) => {
  const result = mayReturnDeposit({ ...idle, ...change });
  expect(result.ok ? 'returned' : result.refusal).toBe(outcome);
});
