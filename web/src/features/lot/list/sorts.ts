import type { ListName } from '../card/card-parts.ts';

interface SortChoice {
  readonly value: string;
  readonly label: string;
}

const BY_PRICE: readonly SortChoice[] = [
  { value: '', label: 'None' },
  { value: '3', label: 'Current price low to high' },
  { value: '4', label: 'Current price high to low' },
];
const BY_TIME: SortChoice = { value: '1', label: 'Time remaining' };

const OF_SEARCH: readonly SortChoice[] = [
  { value: '5', label: 'Newest' },
  { value: '6', label: 'Most bids' },
  { value: '7', label: 'Biggest discount' },
];

/** LIST-03: won and lost lots have no time left to sort by. */
export function sortsFor(list: ListName): SortChoice[] {
  if (list === 'won' || list === 'lost') return [...BY_PRICE];
  return list === 'search' ? [...BY_PRICE, BY_TIME, ...OF_SEARCH] : [...BY_PRICE, BY_TIME];
}
