// When a PostgreSQL that ended by itself is started again: at once, then with exponential backoff.
const FIRST_DELAY_MS = 250;
const DELAY_MS_MAX = 10_000;
const FAILURES_MAX = 10;
/** One that ran so long ended for a new reason. */
const STABLE_MS = 60_000;

export interface RestartPolicy {
  /** The delay before the next start after one that ran so long; null when it is given up. */
  next(ranMs: number): number | null;
}

export function openRestartPolicy(): RestartPolicy {
  let failures = 0;
  return {
    next: (ranMs) => {
      if (ranMs >= STABLE_MS) failures = 0;
      failures += 1;
      if (failures > FAILURES_MAX) return null;
      return failures === 1 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** (failures - 2), DELAY_MS_MAX);
    },
  };
}
