import { formatPickupTime } from '@hammerdock/domain/time.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { NewAuctionRow } from '../../store/messaging/new-auctions.ts';

/** One line of an email about new auctions. */
export const auctionText = ({ title, city, state, lots, endsAt }: NewAuctionRow): string =>
  `${title}, ${city}, ${state}: ${countOf(lots, 'lot')}, closing from ` + formatPickupTime(endsAt);
