import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import type { Instant } from '../time.ts';

export type PickupStatus = 'not picked up' | 'picked up' | 'returned' | 'forfeited';

export interface HandOverFacts {
  readonly status: PickupStatus;
  readonly paid: boolean;
  readonly lotCenterId: string;
  readonly deskCenterId: string;
  /** A chargeback on the buyer's account blocks every hand-over (R59). */
  readonly chargebackStands: boolean;
}

export type HandOverRefusal =
  'WrongCenter' | 'LotPickedUpAlready' | 'LotForfeited' | 'LotUnpaid' | 'HandoverBlocked';

/** R33. A returned lot was picked up once, and is not handed over a second time. */
export function mayHandOver(facts: HandOverFacts): Result<void, HandOverRefusal> {
  if (facts.lotCenterId !== facts.deskCenterId) return refused('WrongCenter');
  if (facts.status === 'picked up' || facts.status === 'returned') {
    return refused('LotPickedUpAlready');
  }
  if (facts.status === 'forfeited') return refused('LotForfeited');
  if (!facts.paid) return refused('LotUnpaid');
  if (facts.chargebackStands) return refused('HandoverBlocked');
  return ok(undefined);
}

/** R22: paid, not collected, and the window is over. */
export function isForfeitDue(
  lot: { status: PickupStatus; paid: boolean; windowEndsAt: Instant },
  now: Instant,
): boolean {
  return lot.paid && lot.status === 'not picked up' && now >= lot.windowEndsAt;
}
