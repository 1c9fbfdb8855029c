// The query of a list of closed lots.
import { readListAddress, type ListAddress } from './list-address.ts';

const OUTCOMES = ['sold', 'unsold', 'closed'] as const;

export interface OutcomeAddress extends ListAddress {
  readonly outcome?: (typeof OUTCOMES)[number];
}

export function readOutcomeAddress(search: Record<string, unknown>): OutcomeAddress {
  const { pickup: _pickup, ...list } = readListAddress(search);
  const { outcome } = search;
  const known = OUTCOMES.find((each) => each === outcome);
  return known === undefined ? list : { ...list, outcome: known };
}

export const OUTCOME_CHOICES = [
  { value: '', label: 'All' },
  { value: 'sold', label: 'Sold' },
  { value: 'unsold', label: 'Not sold' },
  { value: 'closed', label: 'Not sold or canceled' },
];
