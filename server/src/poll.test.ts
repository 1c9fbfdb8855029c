import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPolling } from './poll.ts';

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const start = (options: {
    everyMs: number;
    minIntervalMs?: number;
    poll?: () => Promise<void>;
  }) => {
    const polls: number[] = [];
    const errors: unknown[] = [];
    const poller = startPolling({
      ...options,
      poll: async () => {
        polls.push(performance.now());
        await options.poll?.();
      },
      onError: (error) => errors.push(error),
    });
    return { poller, polls, errors };
  };

  test('polls at its interval, and immediately when woken', async () => {
    const { poller, polls } = start({ everyMs: 1000 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(polls).toHaveLength(3);
    poller.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(polls).toHaveLength(4);
    await poller.close();
  });

  test('R40: keeps the minimum interval, however often it is woken', async () => {
    const { poller, polls } = start({ everyMs: 1000, minIntervalMs: 100 });
    for (let time = 0; time < 1000; time += 10) {
      poller.wake();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(polls.length).toBeLessThanOrEqual(11);
    expect(polls.length).toBeGreaterThanOrEqual(10);
    await poller.close();
  });

  test('continues after an error, and stops immediately when closed', async () => {
    const { poller, polls, errors } = start({
      everyMs: 1000,
      poll: () => Promise.reject(new Error('once')),
    });
    await vi.advanceTimersByTimeAsync(500);
    expect([polls.length, errors.length]).toEqual([2, 2]);
    await poller.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(polls).toHaveLength(2);
  });
});
