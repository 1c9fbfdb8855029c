// R9: a bid that states the price instead of a maximum.

export const HARD_BID = 'Your exact bid';

export const HARD_BID_MEANS =
  'The price jumps straight to your bid, and we don’t bid on for you. A maximum bid usually ' +
  'costs less: it only goes as high as it has to.';
