import { addresses } from 'virtual:call-addresses';
import type { CallName } from './calls.ts';

/** The address of a call: bidding.placeBid by POST at /api/mobile/placeBid. */
export function addressOfCall(name: CallName): { readonly method: string; readonly path: string } {
  const [method = '', group = ''] = (addresses[name] ?? '').split(' ');
  return { method, path: `/api/${group}/${name.slice(name.indexOf('.') + 1)}` };
}
