// The server's time in the browser. Countdowns are worked out from it afresh at each tick, so a
// tab that slept shows the right time again at once (LIST-10).
import type { Instant } from '@hammerdock/domain/time.ts';
import { createContext, use, useSyncExternalStore } from 'react';

export interface Clock {
  /** When the page was rendered: what the first render in the browser must show as well. */
  readonly renderedAt: Instant;
  readonly now: () => Instant;
  /** A reading of the server's clock that was made `latency` milliseconds ago. */
  readonly correct: (serverNow: Instant, latency: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function openClock(renderedAt: Instant, deviceNow: () => number = Date.now): Clock {
  let aheadBy = renderedAt - deviceNow();
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => deviceNow() + aheadBy;
  const tick = () => {
    for (const listener of listeners) listener();
    // Aimed at the next full second, or a countdown would now and then skip one.
    timer = setTimeout(tick, 1_000 - (now() % 1_000));
  };
  // Timers of a hidden tab are late by up to a minute.
  const wake = () => {
    clearTimeout(timer);
    tick();
  };
  return {
    renderedAt,
    now,
    correct: (serverNow, latency) => {
      aheadBy = serverNow + latency - deviceNow();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        tick();
        document.addEventListener('visibilitychange', wake);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', wake);
      };
    },
  };
}

export const ClockContext = createContext<Clock>(openClock(0));
export const useClock = (): Clock => use(ClockContext);

/** The server's time, second by second. */
export function useNow(): Instant {
  const clock = useClock();
  return useSyncExternalStore(
    clock.subscribe,
    () => Math.floor(clock.now() / 1_000) * 1_000,
    () => Math.floor(clock.renderedAt / 1_000) * 1_000,
  );
}
