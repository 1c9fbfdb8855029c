import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Live, LiveState } from './live.ts';

export const LiveContext = createContext<Live | null>(null);

function useLive(): Live {
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
