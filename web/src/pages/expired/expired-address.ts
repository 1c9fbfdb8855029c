import { readListAddress, type ListAddress } from '../../features/lot/list/list-address.ts';

/** The query of the expired lots. */
export interface ExpiredAddress extends ListAddress {
  readonly outcome?: 'sold' | 'closed';
}

export function readExpiredAddress(search: Record<string, unknown>): ExpiredAddress {
  const { pickup: _pickup, ...list } = readListAddress(search);
  const { outcome } = search;
  return outcome === 'sold' || outcome === 'closed' ? { ...list, outcome } : list;
}
