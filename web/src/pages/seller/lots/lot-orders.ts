// The names of the orders of lots, and the columns that sort by them.
import type { SellerLotOrder } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { COLUMN_ORDERS, type ColumnOrder } from './lot-order-values.ts';

interface OrderChoice {
  readonly value: SellerLotOrder;
  readonly label: string;
}

const LABELS: Readonly<Record<ColumnOrder, string>> = {
  title: 'Title',
  category: 'Category',
  condition: 'Condition',
  start_price: 'Start price',
  retail: 'Retail price',
  lpn: 'LPN',
  location: 'Location',
};

const isAmount = (order: ColumnOrder): boolean => order === 'retail' || order === 'start_price';

/** The address leaves out the first one. */
export const LOT_ORDERS: readonly OrderChoice[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  ...Object.values(COLUMN_ORDERS).flatMap((order): OrderChoice[] => {
    const [up, down] = isAmount(order) ? ['low first', 'high first'] : ['A to Z', 'Z to A'];
    return [
      { value: order, label: `${LABELS[order]}, ${up}` },
      { value: `${order}_desc`, label: `${LABELS[order]}, ${down}` },
    ];
  }),
];

export type Direction = 'ascending' | 'descending';

const orderOf = (column: string): ColumnOrder | null =>
  Object.hasOwn(COLUMN_ORDERS, column) ? COLUMN_ORDERS[column as keyof typeof COLUMN_ORDERS] : null;

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
