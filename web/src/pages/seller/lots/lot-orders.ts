// How the lists of lots can be sorted.
import type { SellerLotOrder } from '@hammerdock/contract/services/seller/seller-lots.ts';

interface OrderChoice {
  readonly value: SellerLotOrder;
  readonly label: string;
}

/** By the keys of the grid's columns. */
const COLUMNS = {
  title: ['title', 'Title'],
  category: ['category', 'Category'],
  condition: ['condition', 'Condition'],
  start_price: ['start_price', 'Start price'],
  msrp: ['retail', 'Retail price'],
  lpn: ['lpn', 'LPN'],
  floor_location: ['location', 'Location'],
} as const;

type Sorted = (typeof COLUMNS)[keyof typeof COLUMNS][0];

const isAmount = (order: Sorted): boolean => order === 'retail' || order === 'start_price';

/** The address leaves out the first one. */
export const LOT_ORDERS: readonly OrderChoice[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  ...Object.values(COLUMNS).flatMap(([order, label]): OrderChoice[] => {
    const [up, down] = isAmount(order) ? ['low first', 'high first'] : ['A to Z', 'Z to A'];
    return [
      { value: order, label: `${label}, ${up}` },
      { value: `${order}_desc`, label: `${label}, ${down}` },
    ];
  }),
];

export type Direction = 'ascending' | 'descending';

const orderOf = (column: string): Sorted | null =>
  Object.hasOwn(COLUMNS, column) ? COLUMNS[column as keyof typeof COLUMNS][0] : null;

/** null: the list is not sorted by this column; undefined: it cannot be. */
export function directionOf(
  column: string,
  order: SellerLotOrder | undefined,
): Direction | null | undefined {
  const own = orderOf(column);
  if (own === null) return undefined;
  if (order === own) return 'ascending';
  return order === `${own}_desc` ? 'descending' : null;
}

/** After a press on the head of a column: up, down, then the newest first again. */
export function nextOrder(
  column: string,
  order: SellerLotOrder | undefined,
): SellerLotOrder | undefined {
  const own = orderOf(column);
  if (own === null) return order;
  const direction = directionOf(column, order);
  if (direction === null) return own;
  return direction === 'ascending' ? `${own}_desc` : undefined;
}
