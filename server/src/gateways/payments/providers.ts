// Which payment providers there are: the only module outside their folders that names one.
import type { Pool } from 'pg';
import type { Config } from '../../config/config.ts';
import type { PaymentProvider, ProviderChecks } from './provider.ts';
import { sandboxChecks } from './sandbox/checks.ts';
import { SANDBOX } from './sandbox/cards.ts';
import type { SandboxFaults } from './sandbox/faults.ts';
import { openSandbox } from './sandbox/sandbox.ts';

interface ProviderParts {
  /** Connections of its own, for a provider that keeps its records in our database. */
  readonly pool: Pool;
  readonly sandboxFaults?: SandboxFaults | undefined;
}

/** null: the configuration names none. */
export async function openPaymentProvider(
  {
    payments,
    stripe,
    origin,
    transfers,
  }: Pick<Config, 'payments' | 'stripe' | 'origin' | 'transfers'>,
  { pool, sandboxFaults }: ProviderParts,
): Promise<PaymentProvider | null> {
  if (payments === SANDBOX) return openSandbox(pool, sandboxFaults, { transfers });
  if (stripe === null) return null;
  // Loaded only where it is configured.
  const { openStripe } = await import('./stripe/stripe.ts');
  return openStripe(stripe, { origin });
}

/** The provider whose payments move no money. */
export const PLAY_MONEY: string = SANDBOX;

const NO_CHECKS: ProviderChecks = () => Promise.resolve({});

export const checksOf = ({ payments }: Pick<Config, 'payments'>): ProviderChecks =>
  payments === SANDBOX ? sandboxChecks : NO_CHECKS;
