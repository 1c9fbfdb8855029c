// What the offline page says about the lots as last seen.
import {
  formatClock,
  formatDate,
  formatPickupTime,
  type Instant,
} from '@hammerdock/domain/time.ts';
import type { SeenLot } from '../last-seen.ts';

/** "as of 3:05 pm", with the day unless it is today. */
export const asOfWords = (asOf: Instant, now: Instant): string =>
  `as of ${formatDate(asOf) === formatDate(now) ? formatClock(asOf) : formatPickupTime(asOf)}`;

/** Never a total: premium and tax come on top, also where cards show totals. */
export const priceWords = ({ price }: SeenLot): string => `Bid price ${price}`;

export const closeWords = ({ closesAt }: SeenLot, now: Instant): string =>
  closesAt > now
    ? `Closes ${formatPickupTime(closesAt)}`
    : `Was to close ${formatPickupTime(closesAt)}`;
