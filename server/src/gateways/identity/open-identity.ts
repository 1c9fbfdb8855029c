// Which providers of identity there are: the only module outside their folders that names one.
import type { Config } from '../../config/config.ts';
import type { IdentityGateway } from './gateway.ts';
import { sandboxIdentity } from './sandbox/sandbox-identity.ts';
import { openStripeIdentity } from './stripe/stripe-identity.ts';

/** null: the store offers no check. */
export function openIdentity({
  identity,
  stripeIdentity,
}: Pick<Config, 'identity' | 'stripeIdentity'>): IdentityGateway | null {
  if (stripeIdentity !== null) return openStripeIdentity(stripeIdentity);
  return identity === 'sandbox' ? sandboxIdentity : null;
}
