// Which providers of identity there are: the only module outside their folders that names one.
import type { Config } from '../../config/config.ts';
import type { IdentityGateway } from './gateway.ts';
import { sandboxIdentity } from './sandbox/sandbox-identity.ts';

/** null: the store offers no check. */
export async function openIdentity({
  identity,
  stripeIdentity,
}: Pick<Config, 'identity' | 'stripeIdentity'>): Promise<IdentityGateway | null> {
  if (stripeIdentity !== null) {
    // Loaded only where it is configured.
    const { openStripeIdentity } = await import('./stripe/stripe-identity.ts');
    return openStripeIdentity(stripeIdentity);
  }
  return identity === 'sandbox' ? sandboxIdentity : null;
}
