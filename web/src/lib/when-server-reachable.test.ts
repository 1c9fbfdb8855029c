import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenServerReachable } from './when-server-reachable.ts';

const page = { visibilityState: 'visible' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('acts once, as soon as the server answers, and not in a hidden tab', async () => {
  const act = vi.fn<() => void>();
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  whenServerReachable(act, ask);
  await vi.advanceTimersByTimeAsync(4_100);
  expect(ask).toHaveBeenCalledOnce();
  expect(act).not.toHaveBeenCalled();
  ask.mockResolvedValue(true);
  page.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(8_000);
  expect(act).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  await vi.advanceTimersByTimeAsync(12_000);
  expect(act).toHaveBeenCalledOnce();
});

test('an answer that comes after the end changes nothing', async () => {
  const act = vi.fn<() => void>();
  let answer = (_isReachable: boolean): void => undefined;
  const end = whenServerReachable(act, () => new Promise((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(4_100);
  end();
  answer(true);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(act).not.toHaveBeenCalled();
});
