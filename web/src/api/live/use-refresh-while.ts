import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallName } from '../calls.ts';
import { refreshCalls } from '../query.tsx';

const REFRESH_EVERY_MS = 5_000;

/** Refreshes these calls of a visible page while the store is about to change their answers. */
export function useRefreshWhile(isWanted: boolean, names: readonly CallName[]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isWanted) return undefined;
    const refresh = () => {
      if (focusManager.isFocused()) void refreshCalls(client, names);
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, isWanted, names]);
}
