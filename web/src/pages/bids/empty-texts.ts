import type { AuctionList } from '../../paths.ts';

/** Apart from the lists, which every page loads with the routes. */
export const EMPTY_TEXTS: Readonly<Record<AuctionList, string>> = {
  all: 'Lots you bid on or buy appear here.',
  winning: 'You aren’t winning any open lots right now.',
  outbid: 'You haven’t been outbid on any open lots.',
  won: 'Lots you win appear here.',
  lost: 'Lots you bid on that others won appear here.',
  auction: 'Your bids on open lots appear here. Lots you win move to Won Items.',
  watchlist: 'Tap the heart on a lot to watch it. We’ll let you know before it closes.',
  buynow: 'Lots you get with Buy Now appear here.',
};
