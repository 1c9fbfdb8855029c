import { formatPickupTime } from '@hammerdock/domain/time.ts';
import type { NewAuctionRow } from '../../store/messaging/new-auctions.ts';

/** One line of an email about new auctions. */
export const auctionText = ({ title, city, state, lots, endsAt }: NewAuctionRow): string =>
  `${title}, ${city}, ${state}: ${lots === 1 ? '1 lot' : `${lots} lots`}, closing from ` +
  formatPickupTime(endsAt);
