import {
  billingAddress,
  type SavedBank,
  type SavedCard,
  type SavedSource,
} from '@hammerdock/contract/shapes/card.ts';
import type { BankRow, CardRow, SourceRow } from '../../store/payments/cards.ts';

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

export const viewBank = (row: BankRow): SavedBank => ({
  id: row.id,
  object: 'bank_account',
  bank_name: row.brand,
  last4: row.last4,
  routing_number: row.routingNumber,
  status: row.bankStatus,
  verified_by: row.proof,
  verification_url: row.bankStatus === 'new' ? row.verificationUrl : null,
  name: row.holder,
  is_primary: row.isPrimary ? 1 : 0,
  address: billingAddress.parse(row.address),
});

export const viewSource = (row: SourceRow): SavedSource =>
  row.kind === 'card' ? viewCard(row) : viewBank(row);

/** All of them fit into one answer. */
export const viewSources = (
  rows: readonly SourceRow[],
): { data: SavedSource[]; has_more: boolean } => ({ data: rows.map(viewSource), has_more: false });

export const viewCustomer = (gatewayCustomer: string, rows: readonly SourceRow[]) => ({
  responseData: {
    id: gatewayCustomer,
    default_source: rows.find((row) => row.isPrimary)?.id ?? null,
    sources: viewSources(rows),
  },
});
