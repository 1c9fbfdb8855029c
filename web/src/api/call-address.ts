import { addresses } from 'virtual:call-addresses';
import type { CallName } from './calls.ts';

/** The address of a call: bidding.placeBid by POST at /api/mobile/placeBid. */
export function addressOfCall(name: CallName): { readonly method: string; readonly path: string } {
  const [service = '', call = ''] = name.split('.');
  const found = Object.entries(addresses[service] ?? {}).find(([, calls]) => calls.includes(call));
  const [method = '', group = ''] = (found?.[0] ?? '').split(' ');
  return { method, path: `/api/${group}/${call}` };
}
