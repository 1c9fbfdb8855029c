// A sandbox that fails as a test says.
import { GatewayOutage } from '../gateways/payment/gateway.ts';
import type { SandboxFaults } from '../gateways/payment/sandbox.ts';

export const outage = (): Promise<never> => Promise.reject(new GatewayOutage('out of reach'));

/** The sandbox is given the object itself, so that it works again from now on. */
export function clearFaults(faults: SandboxFaults): void {
  for (const name of Object.keys(faults)) Reflect.deleteProperty(faults, name);
}
