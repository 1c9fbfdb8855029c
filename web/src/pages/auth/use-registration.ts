// A registration's token, and its step: details or codes.
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Answer } from '../../api/calls.ts';
import { useApi } from '../../api/query.tsx';

/** An account that waits for its codes; stored for the tab, because people leave to read emails. */
export interface OpenRegistration {
  readonly token: string;
  readonly sent: Answer<'auth.signup'>;
}

const KEPT_AS = 'hammerdock.registration';

const listeners = new Set<() => void>();

function store(registration: OpenRegistration | null): void {
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
  const stored = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(KEPT_AS),
    () => null,
  );
  return {
    token: token.data ?? null,
    // Written only by `store`.
    open: stored === null ? null : (JSON.parse(stored) as OpenRegistration),
    begin: (registration: OpenRegistration) => store(registration),
    end: () => store(null),
    /** After the token was used or has expired, the next attempt gets a new one. */
    renewToken: () => void token.refetch(),
  };
}
