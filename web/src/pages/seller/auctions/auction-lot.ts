import { dollars } from '@hammerdock/domain/text/format.ts';
import type { Answer } from '../../../api/calls.ts';

export type AuctionLot = Answer<'sellerAuctions.listAuctionLots'>['lotList'][number];

/** The current or the hammer price, or what the bidding starts at. */
export const priceText = ({ price, start_price }: Pick<AuctionLot, 'price' | 'start_price'>) =>
  price === null ? `From ${dollars(start_price)}` : dollars(price);
