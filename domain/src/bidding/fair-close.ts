import { minutes, seconds } from '../time.ts';
import type { Instant } from '../time.ts';

/** R21: a shorter downtime of all nodes has no effect. */
const OUTAGE_TOLERATED_MS = seconds(15);
/** R21: the time before a close in which bids must be possible. */
export const LAST_MINUTES_MS = minutes(5);

export interface Downtime {
  readonly beganAt: Instant;
  readonly endedAt: Instant;
}

export function isOutage({ beganAt, endedAt }: Downtime): boolean {
  return endedAt - beganAt > OUTAGE_TOLERATED_MS;
}

/** R21: whether bidders lost more than 15 s of the last five minutes, or the close itself. */
export function disruptsClose(downtime: Downtime, closesAt: Instant): boolean {
  if (!isOutage(downtime)) return false;
  const { beganAt, endedAt } = downtime;
  if (beganAt <= closesAt && closesAt <= endedAt) return true;
  const from = Math.max(beganAt, closesAt - LAST_MINUTES_MS);
  return Math.min(endedAt, closesAt) - from > OUTAGE_TOLERATED_MS;
}

/** R21: bidders get the last minutes again. */
export const fairCloseAfter = (recoveredAt: Instant): Instant => recoveredAt + LAST_MINUTES_MS;
