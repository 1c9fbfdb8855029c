// Each event of a payment provider takes effect once, however often it is delivered (SEC-08).
import type { AppContext } from '../../context.ts';
import type { ProviderEvent } from '../../gateways/payments/provider.ts';
import { beginGatewayEvent, finishGatewayEvent } from '../../store/payments/gateway-events.ts';

/**
 * Two deliveries at the same time may both do the work, which asks the provider for the current
 * state and records it once. Returns whether the event has been applied.
 */
export async function applyOnce(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  { id, kind }: ProviderEvent,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const event = { provider: payments.name, id };
  if (!(await beginGatewayEvent(db, { ...event, kind }))) return true;
  if (!(await work())) return false;
  await finishGatewayEvent(db, event);
  return true;
}
