import { minutes, seconds } from '../time.ts';
import type { Instant } from '../time.ts';

/** R21: a shorter silence of all nodes takes nothing from anybody. */
const OUTAGE_TOLERATED_MS = seconds(15);
/** R21: the stretch before a close that bidders must be able to use. */
export const LAST_STRETCH_MS = minutes(5);

export interface Silence {
  readonly beganAt: Instant;
  readonly endedAt: Instant;
}

export function isOutage({ beganAt, endedAt }: Silence): boolean {
  return endedAt - beganAt > OUTAGE_TOLERATED_MS;
}

/** R21: whether bidders lost more than 15 s of the last five minutes, or the close itself. */
export function spoiltClose(silence: Silence, closesAt: Instant): boolean {
  if (!isOutage(silence)) return false;
  const { beganAt, endedAt } = silence;
  if (beganAt <= closesAt && closesAt <= endedAt) return true;
  const from = Math.max(beganAt, closesAt - LAST_STRETCH_MS);
  return Math.min(endedAt, closesAt) - from > OUTAGE_TOLERATED_MS;
}

/** R21: everyone gets the last stretch again. */
export const fairCloseAfter = (recoveredAt: Instant): Instant => recoveredAt + LAST_STRETCH_MS;
