import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { paths } from '../../paths.ts';

interface Entry {
  readonly label: string;
  readonly to: string;
}

const MONEY: readonly Entry[] = [
  { label: 'Cards', to: paths.cards },
  { label: 'Receipts', to: paths.invoices('all') },
];

/** NAV-04, as far as its functions exist; with unpaid receipts only Cards and Receipts remain. */
export function menuEntries(role: UserData['role'], pendingCount: number): readonly Entry[] {
  if (role === 'staff') return [{ label: 'Pickup desk', to: paths.desk }];
  if (pendingCount > 0) return MONEY;
  const own = [
    { label: 'My Profile', to: paths.profile },
    { label: 'Checkout QR Code', to: paths.checkoutCode },
    { label: 'Bids', to: paths.auctions('all') },
    ...MONEY,
  ];
  if (role !== 'admin') return own;
  return [
    ...own,
    { label: 'Bid limit requests', to: paths.bidLimits },
    { label: 'Pickup desk', to: paths.desk },
  ];
}
