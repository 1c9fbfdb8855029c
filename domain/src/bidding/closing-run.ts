// Which results of a bidder's lots are shown while further lots close.
import { hours, minutes, type Instant } from '../time.ts';

/** Every result is shown for at least this long. */
export const JUST_CLOSED = minutes(10);
/** The next close within it belongs to the same run of closes. */
const NEXT_CLOSE = minutes(30);
/** The longest that a result is shown. */
export const RESULT_SHOWN = hours(2);

/**
 * Returns the close from which results are shown: the first of the current run, which ends ten
 * minutes after its last close and has no gap of more than 30 minutes. Infinity: none are shown.
 */
export function runStart(closes: readonly Instant[], now: Instant): Instant {
  let start = Infinity;
  for (const at of closes.toSorted((one, other) => other - one)) {
    if (at + JUST_CLOSED <= now && start - at > NEXT_CLOSE) return start;
    start = at;
  }
  return start;
}
