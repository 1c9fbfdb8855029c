import { readListAddress, type ListAddress } from '../../features/lot/list/list-address.ts';

const OUTCOMES = ['sold', 'unsold', 'closed'] as const;

/** The query of the expired lots. */
export interface ExpiredAddress extends ListAddress {
  readonly outcome?: (typeof OUTCOMES)[number];
}

export function readExpiredAddress(search: Record<string, unknown>): ExpiredAddress {
  const { pickup: _pickup, ...list } = readListAddress(search);
  const { outcome } = search;
  const known = OUTCOMES.find((each) => each === outcome);
  return known === undefined ? list : { ...list, outcome: known };
}
