import type { AuctionList } from '../../paths.ts';

export interface BidList {
  readonly type: AuctionList;
  readonly title: string;
  /** The word on its tab; the others are reached by links. */
  readonly tab?: string;
  readonly emptyText: string;
}

/** LIST-01: the lists of the dashboard, with the specification's titles. */
export const BID_LISTS: readonly BidList[] = [
  { type: 'all', title: 'All Items', tab: 'All', emptyText: 'Lots you bid on appear here.' },
  {
    type: 'winning',
    title: 'Winning Items',
    tab: 'Winning',
    emptyText: 'You lead on no open lot just now.',
  },
  {
    type: 'outbid',
    title: 'Losing Items',
    tab: 'Losing',
    emptyText: 'Nobody has outbid you on an open lot.',
  },
  { type: 'won', title: 'Won Items', tab: 'Won', emptyText: 'Lots you win appear here.' },
  { type: 'lost', title: 'Lost Items', emptyText: 'Lots that others won appear here.' },
  { type: 'auction', title: 'My Bids', emptyText: 'Your bids on open lots appear here.' },
];

export const findBidList = (type: string): BidList | undefined =>
  BID_LISTS.find((list) => list.type === type);
