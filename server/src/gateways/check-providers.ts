// Whether each configured provider responds, for operators and health checks.
import { seconds, type Duration } from '@hammerdock/domain/time.ts';
import { within } from '../within.ts';
import type { Provider } from './provider.ts';

export type ProviderKind = 'payments' | 'email' | 'sms' | 'storage' | 'maps' | 'identity';
type Checked = Pick<Provider, 'name' | 'check'>;
export type Providers = Readonly<Record<Exclude<ProviderKind, 'identity'>, Checked>> & {
  /** null: the store has none. */
  readonly identity: Checked | null;
};

export interface ProviderHealth {
  readonly kind: ProviderKind;
  readonly provider: string;
  /** null: it responds and accepts our keys. */
  readonly fault: Error | null;
}

const LIMIT_MS = seconds(10);

/** Checks all at once; none takes longer than the limit. */
export function checkProviders(
  { payments, email, sms, storage, maps, identity }: Providers,
  limitMs: Duration = LIMIT_MS,
): Promise<ProviderHealth[]> {
  const others = identity === null ? {} : { identity };
  const asked = Object.entries({ payments, email, sms, storage, maps, ...others }) as [
    ProviderKind,
    Provider,
  ][];
  return Promise.all(
    asked.map(async ([kind, provider]) => {
      const fault = await findFault(provider, limitMs);
      return { kind, provider: provider.name, fault };
    }),
  );
}

const findFault = (provider: Pick<Provider, 'check'>, limitMs: Duration): Promise<Error | null> =>
  within(limitMs, provider.check(AbortSignal.timeout(limitMs))).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error('unknown error')),
  );
