// Canceling a refund before its money has left: the sale stands again, as if it were not refunded.
import type { Cents } from '../money.ts';
import { ok, refused } from '../result.ts';
import type { Result } from '../result.ts';
import type { RefundGround } from './refund-grounds.ts';
import type { RefundState } from './refund-steps.ts';

export interface RefundToCancel {
  readonly ground: RefundGround;
  readonly lotCenterId: string;
  /** The caller's center; null: an admin. */
  readonly deskCenterId: string | null;
  /** Of its parts for cards; none: all of it was credit. */
  readonly parts: readonly RefundState[];
  /** The line was refunded again since, so that the cents were split over both. */
  readonly isLatest: boolean;
  readonly creditCents: Cents;
  readonly availableCreditCents: Cents;
}

export type CancelRefusal =
  | 'WrongCenter'
  | 'RefundByAdminOnly'
  | 'RefundCanceled'
  | 'RefundMade'
  | 'RefundNotLatest'
  | 'RefundCreditSpent';

/** Whoever may give a refund may cancel it, while no part of it has been paid out. */
export function mayCancelRefund(refund: RefundToCancel): Result<null, CancelRefusal> {
  const { deskCenterId, lotCenterId, ground, parts } = refund;
  if (deskCenterId !== null && deskCenterId !== lotCenterId) return refused('WrongCenter');
  if (deskCenterId !== null && ground === 'goodwill') return refused('RefundByAdminOnly');
  if (parts.includes('canceled')) return refused('RefundCanceled');
  const isPending = parts.length > 0 && parts.every((state) => state === 'pending');
  if (!isPending) return refused('RefundMade');
  if (!refund.isLatest) return refused('RefundNotLatest');
  const hasCredit = refund.availableCreditCents >= refund.creditCents;
  return hasCredit ? ok(null) : refused('RefundCreditSpent');
}
