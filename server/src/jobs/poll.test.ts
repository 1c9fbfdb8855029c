import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startPolling } from './poll.ts';

describe('polling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const start = (options: { everyMs: number; paceMs?: number; look?: () => Promise<void> }) => {
    const looks: number[] = [];
    const errors: unknown[] = [];
    const poller = startPolling({
      ...options,
      look: async () => {
        looks.push(performance.now());
        await options.look?.();
      },
      onError: (error) => errors.push(error),
    });
    return { poller, looks, errors };
  };

  test('looks at its interval, and at once when woken', async () => {
    const { poller, looks } = start({ everyMs: 1000 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(looks).toHaveLength(3);
    poller.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(looks).toHaveLength(4);
    await poller.close();
  });

  test('R40: keeps its pace, however often it is woken', async () => {
    const { poller, looks } = start({ everyMs: 1000, paceMs: 100 });
    for (let time = 0; time < 1000; time += 10) {
      poller.wake();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(looks.length).toBeLessThanOrEqual(11);
    expect(looks.length).toBeGreaterThanOrEqual(10);
    await poller.close();
  });

  test('goes on after an error, and ends at once when closed', async () => {
    const { poller, looks, errors } = start({
      everyMs: 1000,
      look: () => Promise.reject(new Error('once')),
    });
    await vi.advanceTimersByTimeAsync(500);
    expect([looks.length, errors.length]).toEqual([2, 2]);
    await poller.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect(looks).toHaveLength(2);
  });
});
