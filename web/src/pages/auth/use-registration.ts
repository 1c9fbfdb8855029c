// A registration's token, and where the visitor stands: typing, or waiting for the codes.
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Answer } from '../../api/calls.ts';
import { useApi } from '../../api/query.tsx';

/** An account that waits for its codes; kept for the tab, since people go and read their mail. */
export interface OpenRegistration {
  readonly token: string;
  readonly sent: Answer<'auth.signup'>;
}

const KEPT_AS = 'hammerdock.registration';

const listeners = new Set<() => void>();

function keep(registration: OpenRegistration | null): void {
  if (registration === null) sessionStorage.removeItem(KEPT_AS);
  else sessionStorage.setItem(KEPT_AS, JSON.stringify(registration));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRegistration() {
  const api = useApi();
  const token = useQuery({
    queryKey: ['registration token'],
    queryFn: async () => (await api('auth.startRegistration', {})).data.registration_token,
    staleTime: Infinity,
  });
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(KEPT_AS),
    () => null,
  );
  return {
    token: token.data ?? null,
    // Written above and by nobody else.
    open: kept === null ? null : (JSON.parse(kept) as OpenRegistration),
    begin: (registration: OpenRegistration) => keep(registration),
    end: () => keep(null),
    /** The token was used or has expired: the next try gets a fresh one. */
    renewToken: () => void token.refetch(),
  };
}
