import type { ListName } from '../../features/lot/card/card-parts.ts';
import type { AuctionList } from '../../paths.ts';

export interface BidList {
  readonly type: AuctionList;
  readonly title: string;
  /** Which cards its lots are shown on. */
  readonly cards: ListName;
  /** The word on its tab; the others are reached by links. */
  readonly tab?: string;
  readonly emptyText: string;
}

/** LIST-01: the lists of the dashboard, with the specification's titles. */
export const BID_LISTS: readonly BidList[] = [
  {
    type: 'all',
    title: 'All Items',
    cards: 'auctions',
    tab: 'All',
    emptyText: 'Lots you bid on appear here.',
  },
  {
    type: 'winning',
    title: 'Winning Items',
    cards: 'auctions',
    tab: 'Winning',
    emptyText: 'You lead on no open lot just now.',
  },
  {
    type: 'outbid',
    title: 'Losing Items',
    cards: 'auctions',
    tab: 'Losing',
    emptyText: 'Nobody has outbid you on an open lot.',
  },
  {
    type: 'won',
    title: 'Won Items',
    cards: 'won',
    tab: 'Won',
    emptyText: 'Lots you win appear here.',
  },
  {
    type: 'lost',
    title: 'Lost Items',
    cards: 'lost',
    emptyText: 'Lots that others won appear here.',
  },
  {
    type: 'auction',
    title: 'My Bids',
    cards: 'auctions',
    emptyText: 'Your bids on open lots appear here.',
  },
  {
    type: 'watchlist',
    title: 'My Watchlist',
    cards: 'watchlist',
    emptyText: 'Press the heart on a lot to keep an eye on it. We tell you before it closes.',
  },
  {
    type: 'buynow',
    title: 'Buy Now',
    cards: 'auctions',
    emptyText: 'Lots you buy at once, without bidding, appear here.',
  },
];

export const findBidList = (type: string): BidList | undefined =>
  BID_LISTS.find((list) => list.type === type);
