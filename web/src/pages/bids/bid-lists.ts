import type { ListName } from '../../features/lot/card/card-parts.ts';
import type { AuctionList } from '../../paths.ts';

export interface BidList {
  readonly type: AuctionList;
  readonly title: string;
  /** The kind of cards for its lots. */
  readonly cards: ListName;
  /** The label of its tab; lists without one have links. */
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
    emptyText: 'You aren’t winning any open lots right now.',
  },
  {
    type: 'outbid',
    title: 'Losing Items',
    cards: 'auctions',
    tab: 'Losing',
    emptyText: 'You haven’t been outbid on any open lots.',
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
    emptyText: 'Lots you bid on that others won appear here.',
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
    emptyText: 'Tap the heart on a lot to watch it. We’ll let you know before it closes.',
  },
  {
    type: 'buynow',
    title: 'Buy Now',
    cards: 'auctions',
    emptyText: 'Lots you get with Buy Now appear here.',
  },
];

export const findBidList = (type: string): BidList | undefined =>
  BID_LISTS.find((list) => list.type === type);
