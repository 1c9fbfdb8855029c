// R57: a deposit is returned on request, and without one after 30 days, while the buyer leads on no
// lot and owes nothing.
import type { Cents } from '../money.ts';
import { ok, refused, type Result } from '../result.ts';

export const DEPOSIT_IDLE_DAYS = 30;

export interface DepositStanding {
  readonly heldCents: Cents;
  /** The buyer leads on an open lot, or has won one that is not invoiced yet. */
  readonly leads: boolean;
  /** An invoice is unpaid, or a payment is being processed. */
  readonly owes: boolean;
  /** R59: a payment of the buyer is disputed. */
  readonly disputed: boolean;
}

export type DepositRefusal =
  | 'DepositNotHeld'
  | 'DepositDisputed'
  | 'DepositReceiptsUnpaid'
  | 'DepositInUse';

export function mayReturnDeposit(standing: DepositStanding): Result<null, DepositRefusal> {
  if (standing.heldCents <= 0) return refused('DepositNotHeld');
  if (standing.disputed) return refused('DepositDisputed');
  if (standing.owes) return refused('DepositReceiptsUnpaid');
  return standing.leads ? refused('DepositInUse') : ok(null);
}
