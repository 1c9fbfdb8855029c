// A registration's token, and its step: details or codes.
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Answer } from '../../api/calls.ts';
import { useApi } from '../../api/use-api.ts';
import { useClock } from '../../lib/time/clock.tsx';
import { waitFrom, type Wait } from './use-resend.ts';

/** An account that waits for its codes; stored for the tab, because people leave to read emails. */
export interface OpenRegistration {
  readonly token: string;
  readonly sent: Answer<'auth.signup'>;
  /** Stored as well, so that a reload does not start them again. */
  readonly waits: Waits;
}
export type Waits = Readonly<Record<CodeField, Wait>>;
/** Whose codes these are: a registration's, or those of the user who is signed in. */
export interface Asker {
  readonly registration_token?: string;
}
export type CodeField = 'email_code' | 'sms_code';

const KEPT_AS = 'hammerdock.open-registration';

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

/** Its codes were entered. */
export const endRegistration = (): void => store(null);

export function useRegistration() {
  const api = useApi();
  const clock = useClock();
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
  // Written only by `store`.
  const open = stored === null ? null : (JSON.parse(stored) as OpenRegistration);
  const waitOf = (seconds: number) => waitFrom(clock.now(), seconds);
  return {
    token: token.data ?? null,
    open,
    begin: (registration: Pick<OpenRegistration, 'token' | 'sent'>) => {
      const wait = waitOf(registration.sent.resend_after_seconds);
      store({ ...registration, waits: { email_code: wait, sms_code: wait } });
    },
    wait: (field: CodeField, seconds: number) => {
      if (open !== null) store({ ...open, waits: { ...open.waits, [field]: waitOf(seconds) } });
    },
    end: endRegistration,
    /** After the token was used or has expired, the next attempt gets a new one. */
    renewToken: () => void token.refetch(),
  };
}
