// What of a seller's lots the address asks for.
import type { SellerLotOrder } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { ORDER_VALUES } from './lot-order-values.ts';

export interface LotsAddress {
  readonly page?: number;
  readonly text?: string;
  readonly auction?: string;
  readonly only?: 'photos' | 'price' | 'problems';
  /** Absent: the newest first. */
  readonly sort?: SellerLotOrder;
}

const ONLY = ['photos', 'price', 'problems'] as const;

/** Invalid values are left out. */
export function readLotsAddress(search: Record<string, unknown>): LotsAddress {
  const page = Number(search['page']);
  const text = typeof search['text'] === 'string' ? search['text'].slice(0, 80) : '';
  const auction = typeof search['auction'] === 'string' ? search['auction'].slice(0, 80) : '';
  const only = ONLY.find((each) => each === search['only']);
  const sort = ORDER_VALUES.find((each) => each === search['sort']);
  return {
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {}),
    ...(text === '' ? {} : { text }),
    ...(auction === '' ? {} : { auction }),
    ...(only === undefined ? {} : { only }),
    ...(sort === undefined ? {} : { sort }),
  };
}
