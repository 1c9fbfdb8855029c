// The server's time in the browser. Countdowns are computed from it at each tick, so a tab that was
// suspended shows the right time at once (LIST-10).
import type { Instant } from '@hammerdock/domain/time.ts';
import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';

export interface Clock {
  /** When the page was rendered; hydration must show the same time. */
  readonly renderedAt: Instant;
  readonly now: () => Instant;
  /** The time at which the server sent a message that has just arrived. */
  readonly recordServerTime: (sentAt: Instant) => void;
  /** How long a request and its answer took, in milliseconds. */
  readonly recordRoundTrip: (roundTrip: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** No message takes longer: the device's own clock was set. */
const DELAY_MAX_MS = 10_000;

const secondOf = (time: Instant): Instant => Math.floor(time / 1_000) * 1_000;

export function openClock(renderedAt: Instant, deviceNow: () => number = Date.now): Clock {
  let aheadBy = renderedAt - deviceNow();
  /** As if the last message had taken no time: the truth is this or more. */
  let leastAheadBy: number | null = null;
  /** The shortest one, which says most. */
  let bestRoundTrip = Infinity;
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => deviceNow() + aheadBy;
  // Aligned to the full second, so that a countdown skips none.
  const start = () => {
    timer = setTimeout(tick, 1_000 - (now() % 1_000));
  };
  const tick = () => {
    for (const listener of listeners) listener();
    start();
  };
  // Timers of a hidden tab can be a minute late.
  const wake = () => {
    clearTimeout(timer);
    tick();
  };
  return {
    renderedAt,
    now,
    recordServerTime: (sentAt) => {
      leastAheadBy = sentAt - deviceNow();
      // A slow message proves nothing against a clock that is right.
      if (aheadBy >= leastAheadBy && aheadBy <= leastAheadBy + DELAY_MAX_MS) return;
      aheadBy = leastAheadBy + (bestRoundTrip === Infinity ? 0 : bestRoundTrip / 2);
    },
    recordRoundTrip: (roundTrip) => {
      if (leastAheadBy === null) return;
      const isPossible = aheadBy >= leastAheadBy && aheadBy <= leastAheadBy + roundTrip;
      if (isPossible && roundTrip >= bestRoundTrip) return;
      aheadBy = leastAheadBy + roundTrip / 2;
      bestRoundTrip = Math.min(bestRoundTrip, roundTrip);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        start();
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

/** The server's time, updated every second. */
export function useNow(): Instant {
  const clock = useClock();
  // Shown until the next tick, so that hydration does not render each countdown twice.
  const hydratedSecond = useRef<Instant>(null);
  const subscribe = useCallback(
    (listener: () => void) =>
      clock.subscribe(() => {
        hydratedSecond.current = null;
        listener();
      }),
    [clock],
  );
  return useSyncExternalStore(
    subscribe,
    () => hydratedSecond.current ?? secondOf(clock.now()),
    () => (hydratedSecond.current ??= secondOf(clock.renderedAt)),
  );
}
