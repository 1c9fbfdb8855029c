import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { paths } from '../../paths.ts';

export interface Entry {
  readonly label: string;
  readonly to: string;
}

export interface EntryGroup {
  /** null: entries without a heading. */
  readonly title: string | null;
  readonly entries: readonly Entry[];
}

const PAYMENTS: EntryGroup = {
  title: 'My Payments',
  entries: [{ label: 'Card Details', to: paths.cards }],
};

const BUYER_PAYMENTS: EntryGroup = {
  ...PAYMENTS,
  entries: [...PAYMENTS.entries, { label: 'My Cart', to: paths.cart }],
};

const BUYER: readonly EntryGroup[] = [
  {
    title: 'My Account',
    entries: [
      { label: 'Profile', to: paths.profile },
      { label: 'Change Password', to: paths.changePassword },
      { label: 'My Notifications', to: paths.notifications },
    ],
  },
  {
    title: 'My Bids',
    entries: [
      { label: 'Closing Soon', to: paths.closingLots },
      { label: 'All', to: paths.auctions('all') },
      { label: 'Winning', to: paths.auctions('winning') },
      { label: 'Losing', to: paths.auctions('outbid') },
      { label: 'Won', to: paths.auctions('won') },
      { label: 'Lost', to: paths.auctions('lost') },
    ],
  },
  BUYER_PAYMENTS,
  {
    title: 'My Receipts',
    entries: [
      { label: 'All', to: paths.invoices('all') },
      { label: 'Paid', to: paths.invoices('paid') },
      { label: 'Unpaid', to: paths.invoices('partial') },
    ],
  },
  {
    title: null,
    entries: [
      { label: 'My Watchlist', to: paths.watchlist },
      { label: 'Expired Auctions', to: paths.expiredAuctions },
      { label: 'My Credits/Coupon', to: paths.credits },
      { label: 'Refunds', to: paths.refunds },
      { label: 'My Saved Searches', to: paths.savedSearch },
    ],
  },
];

/** NAV-04: the entries that remain while a receipt is unpaid. */
const UNPAID: readonly EntryGroup[] = [
  {
    title: null,
    entries: [
      { label: 'Card Details', to: paths.cards },
      { label: 'My Receipts', to: paths.invoices('all') },
    ],
  },
];

const SELLING: readonly EntryGroup[] = [
  {
    title: 'Auctions',
    entries: [
      { label: 'Today', to: paths.sellerHome },
      { label: 'Open', to: paths.sellerAuctions('open') },
      { label: 'Upcoming', to: paths.sellerAuctions('upcoming') },
      { label: 'Drafts', to: paths.sellerAuctions('draft') },
      { label: 'Closed', to: paths.sellerAuctions('closed') },
    ],
  },
  {
    title: 'Lots',
    entries: [
      { label: 'Open', to: paths.sellerLots('open') },
      { label: 'Drafts', to: paths.sellerLots('draft') },
      { label: 'Sold', to: paths.sellerLots('sold') },
      { label: 'Unsold', to: paths.sellerLots('unsold') },
      { label: 'Relisted', to: paths.sellerLots('relisted') },
      { label: 'Questions', to: paths.questions },
    ],
  },
  {
    title: 'Intake',
    entries: [
      { label: 'Phone intake', to: paths.sellerIntake },
      { label: 'Import', to: paths.sellerImport },
      { label: 'Labels', to: paths.sellerLabels },
    ],
  },
  {
    title: 'Templates',
    entries: [
      { label: 'Auction templates', to: paths.sellerTemplates },
      { label: 'Product templates', to: paths.sellerLotTemplates },
    ],
  },
  {
    title: null,
    entries: [{ label: 'Reports', to: paths.sellerReports }],
  },
  {
    title: 'Payments',
    entries: [
      { label: 'Cards', to: paths.sellerCards },
      { label: 'Payouts & bank details', to: paths.sellerBank },
    ],
  },
];

const SELLER: readonly EntryGroup[] = [
  {
    title: 'My Account',
    entries: [
      { label: 'Profile', to: paths.profile },
      { label: 'Change Password', to: paths.changePassword },
    ],
  },
  ...SELLING,
];

/** The account group is hidden for admins (S2). */
const ADMIN: readonly EntryGroup[] = [
  {
    title: 'Store',
    entries: [
      { label: 'Inbox', to: paths.inbox },
      { label: 'Selling', to: paths.sellerHome },
      { label: 'Sellers', to: paths.sellers },
      { label: 'Questions', to: paths.questions },
      { label: 'Bid limit requests', to: paths.bidLimits },
      { label: 'Accounting', to: paths.trialBalance },
      { label: 'Pages', to: paths.pages },
      { label: 'Maintenance', to: paths.upkeep },
      { label: 'Outbox', to: paths.outbox },
      { label: 'Pickup desk', to: paths.desk },
    ],
  },
];

/** NAV-08: buyers, sellers and admins have a sidebar each; staff have only the desk. */
export function sidebarOf(role: UserData['role'], pendingCount: number): readonly EntryGroup[] {
  switch (role) {
    case 'staff':
      return [];
    case 'admin':
      return ADMIN;
    case 'seller':
      return SELLER;
    case 'buyer':
      return pendingCount > 0 ? UNPAID : BUYER;
    default:
      return role satisfies never;
  }
}
