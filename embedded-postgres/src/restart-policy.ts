// When PostgreSQL is restarted after an unexpected end: immediately, then with exponential backoff.
const FIRST_DELAY_MS = 250;
const DELAY_MS_MAX = 10_000;
const FAILURES_MAX = 10;
/** After a run this long the failures are counted from zero. */
const STABLE_MS = 60_000;

export interface RestartPolicy {
  /** The delay before the next start, after a run of this length; null to give up. */
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
