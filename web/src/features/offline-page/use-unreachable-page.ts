import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../../lib/use-online.ts';

/** Whether the user is offline, on a page they went to since, and it cannot be loaded. */
export function useUnreachablePage(): boolean {
  const online = useOnline();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  const hasFailed = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'error'),
  });
  const isWaiting = useWaitingForAnswers();
  const [lastOnline, setLastOnline] = useState(pathname);
  if (online && lastOnline !== pathname) setLastOnline(pathname);
  useReloadAfter(online, hasFailed);
  return !online && lastOnline !== pathname && (isPending || hasFailed || isWaiting);
}

/** Waiting calls continue once online, but browsers cache the failed import of a page. */
function useReloadAfter(online: boolean, hasFailed: boolean): void {
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    else if (wasOffline.current && hasFailed) window.location.reload();
  }, [online, hasFailed]);
}

/** Whether something on the page waits for the network with nothing to show. */
function useWaitingForAnswers(): boolean {
  const cache = useQueryClient().getQueryCache();
  const isWaiting = () =>
    cache
      .getAll()
      .some(
        (query) =>
          query.state.data === undefined &&
          query.state.fetchStatus === 'paused' &&
          query.getObserversCount() > 0,
      );
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(subscribe, isWaiting, () => false);
}
