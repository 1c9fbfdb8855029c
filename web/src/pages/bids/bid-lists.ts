import type { ListName } from '../../features/lot/card/card-parts.ts';
import type { AuctionList } from '../../paths.ts';

export interface BidList {
  readonly type: AuctionList;
  readonly title: string;
  /** The kind of cards for its lots. */
  readonly cards: ListName;
  /** The label of its tab; lists without one have links. */
  readonly tab?: string;
}

/** LIST-01: the lists of the dashboard, with the specification's titles. */
export const BID_LISTS: readonly BidList[] = [
  {
    type: 'all',
    title: 'All Items',
    cards: 'auctions',
    tab: 'All',
  },
  {
    type: 'winning',
    title: 'Winning Items',
    cards: 'auctions',
    tab: 'Winning',
  },
  {
    type: 'outbid',
    title: 'Losing Items',
    cards: 'auctions',
    tab: 'Losing',
  },
  {
    type: 'won',
    title: 'Won Items',
    cards: 'won',
    tab: 'Won',
  },
  {
    type: 'lost',
    title: 'Lost Items',
    cards: 'lost',
  },
  {
    type: 'auction',
    title: 'My Bids',
    cards: 'auctions',
  },
  {
    type: 'watchlist',
    title: 'My Watchlist',
    cards: 'watchlist',
  },
  {
    type: 'buynow',
    title: 'Buy Now',
    cards: 'auctions',
  },
];

export const findBidList = (type: string): BidList | undefined =>
  BID_LISTS.find((list) => list.type === type);
