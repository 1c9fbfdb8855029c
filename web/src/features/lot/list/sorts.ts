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

/** LIST-03: won and lost lots have no time left to sort by. */
export const sortsFor = (list: ListName): SortChoice[] =>
  list === 'won' || list === 'lost' ? [...BY_PRICE] : [...BY_PRICE, BY_TIME];
