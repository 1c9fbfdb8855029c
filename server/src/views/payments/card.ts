import { billingAddress, type SavedCard } from '@hammerdock/contract/shapes/card.ts';
import type { CardRow } from '../../store/payments/cards.ts';

export const viewCard = (row: CardRow): SavedCard => ({
  id: row.id,
  object: 'card',
  brand: row.brand,
  last4: row.last4,
  name: row.holder,
  exp_month: row.expMonth,
  exp_year: row.expYear,
  is_primary: row.isPrimary ? 1 : 0,
  expired: row.expired,
  address: billingAddress.parse(row.address),
});

/** All cards fit into one answer. */
export const viewCards = (rows: readonly CardRow[]): { data: SavedCard[]; has_more: boolean } => ({
  data: rows.map(viewCard),
  has_more: false,
});

export const viewCustomer = (gatewayCustomer: string, rows: readonly CardRow[]) => ({
  responseData: {
    id: gatewayCustomer,
    default_source: rows.find((row) => row.isPrimary)?.id ?? null,
    sources: viewCards(rows),
  },
});
