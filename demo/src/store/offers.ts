// Some goods of the demo store have a buy-now price (R18).
import type { Cents } from '@hammerdock/domain/money.ts';
import type { NewLot } from '@hammerdock/server/src/store/auctions/lots.ts';

const OFFER_EVERY = 6;

/** Every sixth lot, by its position in the delivery. */
export const offerOf = (lot: NewLot, place: number): Pick<NewLot, 'buyNowCents'> =>
  place % OFFER_EVERY === 0 ? { buyNowCents: priceOf(lot) } : {};

/** Two thirds of the retail price, in whole dollars: more than any visitor would bid. */
const priceOf = ({ msrpCents, itemCount = 1 }: NewLot): Cents =>
  100 * Math.max(5, Math.round((msrpCents * itemCount * 2) / 300));
