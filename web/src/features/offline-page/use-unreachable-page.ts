import { useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../../lib/use-online.ts';

interface Place {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Whether the user is offline, on a page they went to since, and it cannot be loaded. */
export function useUnreachablePage(): boolean {
  const online = useOnline();
  const address = useRouterState({ select: ({ location }) => addressOf(location) });
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  const hasFailed = useRouterState({
    select: ({ matches }) => matches.some(({ status }) => status === 'error'),
  });
  const isWaiting = useWaitingForAnswers();
  const [lastOnline, setLastOnline] = useState(address);
  if (online && lastOnline !== address) setLastOnline(address);
  useReloadAfter(online, hasFailed);
  return !online && lastOnline !== address && (isPending || hasFailed || isWaiting);
}

/** Another search is another page. A lot in the drawer is not: the page under it stays in use. */
const addressOf = ({ pathname, search: { lot: _lot, ...search } }: Place): string =>
  pathname + JSON.stringify(search);

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
