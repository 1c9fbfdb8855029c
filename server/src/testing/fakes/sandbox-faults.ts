// A payment sandbox that fails where a test wants it to.
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import type { SandboxFaults } from '../../gateways/payments/sandbox/faults.ts';

export const outage = (): Promise<never> => Promise.reject(new GatewayOutage('out of reach'));

/** Empties the object itself, because the sandbox holds a reference to it. */
export function clearFaults(faults: SandboxFaults): void {
  for (const name of Object.keys(faults)) Reflect.deleteProperty(faults, name);
}
