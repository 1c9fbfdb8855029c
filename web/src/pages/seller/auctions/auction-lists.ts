import type { SellerAuctionList } from '../../../paths.ts';

interface AuctionListInfo {
  readonly state: SellerAuctionList;
  readonly label: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

export const AUCTION_LISTS: readonly AuctionListInfo[] = [
  {
    state: 'open',
    label: 'Open',
    emptyTitle: 'No auction is open',
    emptyText: 'An auction opens at its start, once it’s published.',
  },
  {
    state: 'upcoming',
    label: 'Upcoming',
    emptyTitle: 'No auction is coming up',
    emptyText: 'Publish a draft, and buyers can see it and bid in advance.',
  },
  {
    state: 'draft',
    label: 'Drafts',
    emptyTitle: 'No drafts',
    emptyText: 'Set up an auction, add lots, and publish it when it’s ready.',
  },
  {
    state: 'closed',
    label: 'Closed',
    emptyTitle: 'No auction has closed yet',
    emptyText: 'Auctions appear here after their last lot has closed.',
  },
];
