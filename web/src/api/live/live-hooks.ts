import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Live, LiveState } from './live.ts';

export const LiveContext = createContext<Live | null>(null);

export function useLive(): Live {
  const live = use(LiveContext);
  if (live === null) throw new Error('the live connection is opened in router.tsx');
  return live;
}

/** Updates these lots by live events while the component is mounted. */
export function useLiveLots(lotIds: readonly string[]): void {
  const live = useLive();
  // A lot may be in several blocks of one page.
  const wanted = [...new Set(lotIds)].toSorted().join(' ');
  useEffect(() => {
    if (wanted === '') return undefined;
    return live.watch(wanted.split(' '));
  }, [live, wanted]);
}

const REFRESH_AFTER_MS = 3_000;
const REFRESH_ALWAYS_MS = 30_000;

/**
 * For figures over many lots: an event of one of these lots refreshes them, at most every few
 * seconds, and so does time, for lots that are not watched.
 */
export function useLiveRefresh(lotIds: readonly string[], refresh: () => void): void {
  useLiveLots(lotIds);
  const live = useLive();
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      waiting = undefined;
      latest.current();
    };
    const stop = live.subscribe(() => {
      waiting ??= setTimeout(run, REFRESH_AFTER_MS);
    });
    const always = setInterval(run, REFRESH_ALWAYS_MS);
    return () => {
      stop();
      clearTimeout(waiting);
      clearInterval(always);
    };
  }, [live]);
}

/**
 * Receives the user's own events, such as a lot watched in another tab, without a lot on screen.
 */
export function useOwnEvents(): void {
  const live = useLive();
  useEffect(() => live.watch([]), [live]);
}

export function useLiveState(): LiveState {
  const live = useLive();
  return useSyncExternalStore(live.subscribe, live.state, () => 'idle');
}
