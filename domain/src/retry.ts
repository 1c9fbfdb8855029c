// When failed work is retried, and when it is given up.
import { hours, seconds, type Duration } from './time.ts';

export interface RetryPolicy {
  readonly firstDelayMs: Duration;
  readonly longestDelayMs: Duration;
  /** An item with this many failures is dead until an operator retries it. */
  readonly maxAttempts: number;
}

/** Twelve attempts take between two and five hours. */
export const STANDARD_RETRY: RetryPolicy = {
  firstDelayMs: seconds(10),
  longestDelayMs: hours(1),
  maxAttempts: 12,
};

/**
 * Doubles with each attempt. `jitter`, from 0 to 1, subtracts up to half of the delay, so that
 * items that failed together are not retried together.
 */
export function retryDelay(policy: RetryPolicy, attempts: number, jitter: number): Duration {
  const { firstDelayMs, longestDelayMs } = policy;
  const doubled = firstDelayMs * 2 ** Math.max(0, attempts - 1);
  return Math.round(Math.min(doubled, longestDelayMs) * (1 - jitter / 2));
}

export const isExhausted = (policy: RetryPolicy, attempts: number): boolean =>
  attempts >= policy.maxAttempts;

interface CheckTiming {
  readonly sinceMs: Duration;
  readonly shortestMs: Duration;
  readonly longestMs: Duration;
}

/** The delay before the next check: a tenth of the item's age, within the bounds. */
export const nextCheckDelay = ({ sinceMs, shortestMs, longestMs }: CheckTiming): Duration =>
  Math.round(Math.min(Math.max(sinceMs / 10, shortestMs), longestMs));
