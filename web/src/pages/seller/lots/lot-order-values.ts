// The orders of lots that the address may ask for; a module of its own, since every page reads
// addresses.
import type { SellerLotOrder } from '@hammerdock/contract/services/seller/seller-lots.ts';

/** By the keys of the grid's columns. */
export const COLUMN_ORDERS = {
  title: 'title',
  category: 'category',
  condition: 'condition',
  start_price: 'start_price',
  msrp: 'retail',
  lpn: 'lpn',
  floor_location: 'location',
} as const;

export type ColumnOrder = (typeof COLUMN_ORDERS)[keyof typeof COLUMN_ORDERS];

/** Besides the newest first. */
export const ORDER_VALUES: readonly SellerLotOrder[] = [
  'oldest',
  ...Object.values(COLUMN_ORDERS).flatMap((order) => [order, `${order}_desc`] as const),
];
