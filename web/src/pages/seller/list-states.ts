// Apart from the texts of the lists, because the routes are loaded with every page of the store.
import type { SellerAuctionList, SellerLotList } from '../../paths.ts';

const AUCTION_STATES: readonly string[] = [
  'open',
  'upcoming',
  'draft',
  'closed',
] satisfies SellerAuctionList[];

const LOT_STATES: readonly string[] = [
  'draft',
  'open',
  'sold',
  'unsold',
  'relisted',
] satisfies SellerLotList[];

export const isAuctionList = (text: string): text is SellerAuctionList =>
  AUCTION_STATES.includes(text);

export const isLotList = (text: string): text is SellerLotList => LOT_STATES.includes(text);
