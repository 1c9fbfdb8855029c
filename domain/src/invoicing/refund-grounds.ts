// The grounds of refunds, and who may give them (R30, R56).
import { GUARANTEE_DAYS } from '../catalog/conditions.ts';
import type { PickupStatus } from '../pickup/rules.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import { hours } from '../time.ts';
import type { Instant } from '../time.ts';

/** The text in the buyer's list of refunds. */
export const REFUND_GROUNDS = ['apparel', 'guarantee', 'our error', 'goodwill'] as const;
export type RefundGround = (typeof REFUND_GROUNDS)[number];

/** R56: the appliance team accepts Scratch & Dent returns for this long after the hand-over. */
const GUARANTEE = hours(24 * GUARANTEE_DAYS);

export interface LotToRefund {
  readonly condition: string;
  readonly status: PickupStatus;
  readonly paid: boolean;
  /** R59: the bank has already taken the payment back. */
  readonly chargebackStands: boolean;
  readonly pickedUpAt: Instant | null;
  readonly lotCenterId: string;
  /** The caller's center; null: an admin, who may refund at every center. */
  readonly deskCenterId: string | null;
  readonly now: Instant;
}

export interface RefundRequest extends LotToRefund {
  readonly ground: RefundGround;
  /** The whole rest of the line, or a part of it. */
  readonly whole: boolean;
}

export type RefundBar = 'WrongCenter' | 'LotUnpaid' | 'LotForfeited' | 'HandoverBlocked';
export type GroundRefusal = RefundBar | 'RefundNotDue' | 'RefundInWhole' | 'RefundByAdminOnly';

/** What prevents every refund of a lot, for any ground. */
export function isRefundable(lot: LotToRefund): Result<void, RefundBar> {
  const { deskCenterId } = lot;
  if (deskCenterId !== null && deskCenterId !== lot.lotCenterId) return refused('WrongCenter');
  if (!lot.paid) return refused('LotUnpaid');
  if (lot.chargebackStands) return refused('HandoverBlocked');
  // R22: there is no refund for lots that were not collected in time.
  return lot.status === 'forfeited' ? refused('LotForfeited') : ok(undefined);
}

export function mayRefund(request: RefundRequest): Result<void, GroundRefusal> {
  const { deskCenterId, ground } = request;
  const refundable = isRefundable(request);
  if (!refundable.ok) return refundable;
  if (!isCovered(request)) return refused('RefundNotDue');
  if (ground === 'apparel' && !request.whole) return refused('RefundInWhole');
  if (ground === 'goodwill' && deskCenterId !== null) return refused('RefundByAdminOnly');
  return ok(undefined);
}

/** If the terms promise no refund, only our own error or an admin's goodwill is a ground. */
function isCovered({ ground, condition, status, pickedUpAt, now }: RefundRequest): boolean {
  switch (ground) {
    case 'apparel':
      return condition === 'Apparel' && status !== 'picked up';
    case 'guarantee':
      return (
        condition === 'Scratch & Dent' && (pickedUpAt === null || now < pickedUpAt + GUARANTEE)
      );
    case 'our error':
    case 'goodwill':
      return true;
  }
}

/** The grounds that a desk may offer for a lot. */
export const groundsFor = (lot: LotToRefund): RefundGround[] =>
  REFUND_GROUNDS.filter((ground) => mayRefund({ ...lot, whole: true, ground }).ok);
