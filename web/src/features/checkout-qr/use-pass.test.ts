import { expect, onTestFinished, test, vi } from 'vitest';
import { minutes, toIso } from '@hammerdock/domain/time.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { usePass } from './use-pass.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

test('AUTH-11 a new code is fetched before the one on screen expires, and again before that one', async () => {
  vi.useFakeTimers({ now: NOON });
  onTestFinished(() => void vi.useRealTimers());
  const passes = [0, 4, 8].map((start) => ({
    token: `HD1.${start}`,
    code: `CODE-${start}`,
    refresh_at: toIso(NOON + minutes(start + 4)),
    expires_at: toIso(NOON + minutes(start + 5)),
  }));
  const answers = { 'pickup.getCheckoutQr': passes[0] ?? {} };
  const { hook, act, calls } = await mountHook(() => usePass().data, { answers });
  for (const [place, pass] of passes.entries()) {
    expect(hook()).toEqual(pass);
    expect(Date.now()).toBeLessThan(Date.parse(pass.expires_at));
    answers['pickup.getCheckoutQr'] = passes[place + 1] ?? {};
    await act(() => vi.advanceTimersByTimeAsync(minutes(4) - 1));
    expect(calls).toHaveLength(place + 1);
    await act(() => vi.advanceTimersByTimeAsync(1));
  }
});
