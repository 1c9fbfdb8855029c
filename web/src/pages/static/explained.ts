// What pages say whose function is done by people so far: the plain truth and a way on.
import { paths } from '../../paths.ts';

export interface Explained {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly ways: readonly { readonly label: string; readonly to: string }[];
}

const RECEIPTS = { label: 'My Receipts', to: paths.invoices('all') };
const WON = { label: 'Won Items', to: paths.auctions('won') };
const WRITE = { label: 'Write to us', to: paths.contact };

export const PURCHASES: Explained = {
  title: 'My Purchases',
  paragraphs: [
    'What you bought stands in two places: the items with their pickup status under Won ' +
      'Items, the money under My Receipts.',
  ],
  ways: [WON, RECEIPTS],
};

export const SCHEDULE = {
  pending: {
    title: 'Pickups to come',
    paragraphs: [
      'You need no appointment: come whenever the center of your lot is open, within the days ' +
        'that the lot names under Won Items. Mornings are quiet.',
      'Bring your Checkout QR Code from the account menu; the staff fetch everything you paid ' +
        'for in one round.',
    ],
    ways: [WON, { label: 'Locations and hours', to: paths.locationHours }],
  },
  completed: {
    title: 'Pickups done',
    paragraphs: [
      'Each item that you collected is marked Picked Up under Won Items, and an email said so ' +
        'when it was handed over.',
    ],
    ways: [WON, { label: 'Pickup instructions', to: paths.pickupInstructions }],
  },
} as const satisfies Record<string, Explained>;

const AUCTIONS: Explained = {
  title: 'My auctions',
  paragraphs: [
    'The store’s team sets up your auctions: it agrees the dates, the center and the terms ' +
      'with you, publishes the auction, and closes its lots one after the other.',
    'Send us your manifest with label, title, quantity, unit retail and condition of each ' +
      'piece, and the week you have in mind.',
  ],
  ways: [WRITE, { label: 'Auction details', to: paths.auctionDetails }],
};

const LOTS: Explained = {
  title: 'My lots',
  paragraphs: [
    'Lots are made from your manifest: each row with its label becomes one, with pictures ' +
      'taken at the center. Buyers find them as soon as their auction is published.',
    'What did not sell is offered once more in a later auction, unless you want it back; ' +
      'tell us which.',
  ],
  ways: [{ label: 'See all active items', to: paths.search }, WRITE],
};

const TEMPLATES: Explained = {
  title: 'Templates',
  paragraphs: [
    'The settings of your auctions and of the kinds of goods you send are kept by the ' +
      'store’s team and used again for each manifest. Write to us when something about them ' +
      'should change.',
  ],
  ways: [WRITE],
};

const PAYMENTS: Explained = {
  title: 'Payments to sellers',
  paragraphs: [
    'After the pickup of an auction is over you get a settlement that names every lot, its ' +
      'hammer price, our commission and the sum. It is paid to the bank account that your ' +
      'contract names.',
    'To change the account, write to us; we call you back at the number we know before ' +
      'anything is changed.',
  ],
  ways: [WRITE],
};

const REPORTS: Explained = {
  title: 'Reports',
  paragraphs: [
    'With each settlement comes a table of your lots: sold and unsold, price against retail, ' +
      'premium, tax and pickup. Ask us for another span of time and you get it as a ' +
      'spreadsheet.',
  ],
  ways: [WRITE],
};

/** What stands behind the first part of a seller's address. */
export const SELLER: Readonly<Record<string, Explained>> = {
  auctions: AUCTIONS,
  lots: LOTS,
  templates: TEMPLATES,
  product: TEMPLATES,
  reports: REPORTS,
  payments: PAYMENTS,
};
