import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { minutes, type Instant } from '../time.ts';

export type PickupStatus = 'not picked up' | 'picked up' | 'returned' | 'forfeited';

export interface HandOverState {
  readonly status: PickupStatus;
  readonly paid: boolean;
  readonly lotCenterId: string;
  readonly deskCenterId: string;
  /** A chargeback on the buyer's account blocks every hand-over (R59). */
  readonly chargebackStands: boolean;
}

export type HandOverRefusal =
  | 'WrongCenter'
  | 'LotPickedUpAlready'
  | 'LotReturned'
  | 'LotForfeited'
  | 'LotUnpaid'
  | 'HandoverBlocked';

/** R33. A returned lot, handed over before or not, is not handed over again. */
export function mayHandOver(lot: HandOverState): Result<void, HandOverRefusal> {
  if (lot.lotCenterId !== lot.deskCenterId) return refused('WrongCenter');
  if (lot.status === 'picked up') return refused('LotPickedUpAlready');
  if (lot.status === 'returned') return refused('LotReturned');
  if (lot.status === 'forfeited') return refused('LotForfeited');
  if (!lot.paid) return refused('LotUnpaid');
  if (lot.chargebackStands) return refused('HandoverBlocked');
  return ok(undefined);
}

/** A hand-over by mistake is noticed while the buyer is at the desk. */
export const UNDO_WINDOW = minutes(10);

export const undoableUntil = (pickedUpAt: Instant): Instant => pickedUpAt + UNDO_WINDOW;

export interface UndoState extends Pick<HandOverState, 'lotCenterId' | 'deskCenterId' | 'status'> {
  /** null: not handed over. */
  readonly pickedUpAt: Instant | null;
}

export type UndoRefusal = 'WrongCenter' | 'LotReturned' | 'LotNotPickedUp' | 'UndoTooLate';

/** Undoing a hand-over makes the lot ready again, at the same center and for a short time only. */
export function mayUndoHandOver(lot: UndoState, now: Instant): Result<void, UndoRefusal> {
  if (lot.lotCenterId !== lot.deskCenterId) return refused('WrongCenter');
  if (lot.status === 'returned') return refused('LotReturned');
  if (lot.pickedUpAt === null) return refused('LotNotPickedUp');
  return now < undoableUntil(lot.pickedUpAt) ? ok(undefined) : refused('UndoTooLate');
}

/** The state of a lot by its records; a return takes precedence. */
export function pickupStatusOf(recorded: {
  readonly pickedUpAt: Instant | null;
  readonly returnedAt: Instant | null;
  readonly forfeitedAt: Instant | null;
}): PickupStatus {
  if (recorded.returnedAt !== null) return 'returned';
  if (recorded.pickedUpAt !== null) return 'picked up';
  return recorded.forfeitedAt !== null ? 'forfeited' : 'not picked up';
}

/** R22: paid, not collected, and the window is over. */
export function isForfeitDue(
  lot: { status: PickupStatus; paid: boolean; windowEndsAt: Instant },
  now: Instant,
): boolean {
  return lot.paid && lot.status === 'not picked up' && now >= lot.windowEndsAt;
}
