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

const OWN: readonly Entry[] = [
  { label: 'My Profile', to: paths.profile },
  { label: 'Checkout QR Code', to: paths.checkoutCode },
  { label: 'Bids', to: paths.auctions('all') },
  { label: 'Watchlist', to: paths.watchlist },
  ...MONEY,
  { label: 'Notifications', to: paths.notifications },
  { label: 'Credits', to: paths.credits },
  { label: 'Saved Search', to: paths.savedSearch },
];

const DESK = { label: 'Pickup desk', to: paths.desk };

/**
 * NAV-04: with unpaid receipts only Cards and Receipts remain; other roles have their work.
 */
export function menuEntries(role: UserData['role'], pendingCount: number): readonly Entry[] {
  if (role === 'staff') return [DESK];
  if (role === 'seller') {
    return [
      { label: 'My Profile', to: paths.profile },
      { label: 'Today', to: paths.sellerHome },
      { label: 'Auctions', to: paths.sellerAuctions('open') },
      { label: 'Lots', to: paths.sellerLots('open') },
      { label: 'Intake', to: paths.sellerIntake },
      { label: 'Reports', to: paths.sellerReports },
    ];
  }
  if (role === 'admin') {
    return [
      { label: 'My Profile', to: paths.profile },
      { label: 'Inbox', to: paths.inbox },
      { label: 'Selling', to: paths.sellerHome },
      { label: 'Sellers', to: paths.sellers },
      { label: 'Bid limit requests', to: paths.bidLimits },
      { label: 'Accounting', to: paths.trialBalance },
      { label: 'Pages', to: paths.pages },
      { label: 'Maintenance', to: paths.upkeep },
      { label: 'Outbox', to: paths.outbox },
      DESK,
    ];
  }
  return pendingCount > 0 ? MONEY : OWN;
}
