// What is said without a network, also by the offline page.
import {
  formatClock,
  formatDate,
  formatPickupTime,
  type Instant,
} from '@hammerdock/domain/time.ts';
import type { SeenLot } from '../last-seen.ts';

/** For a buyer who has no code to show. */
export const DESK_HELP = 'Ask the staff at the pickup desk.';

/** Where the Checkout QR Code would be. */
export const CODE_OFFLINE = `Your code appears here once you’re back online. No signal? ${DESK_HELP}`;

/** At the pickup desk, whose hand-overs wait on the device. */
export const DESK_OFFLINE =
  'Hand-overs you’ve made are saved on this device and sent once you’re back online.';

/** Above the code as it is typed. */
export const READ_CODE = 'Or read this code to staff';

/** "as of 3:05 pm", with the day unless it is today. */
export const asOfWords = (asOf: Instant, now: Instant): string =>
  `as of ${formatDate(asOf) === formatDate(now) ? formatClock(asOf) : formatPickupTime(asOf)}`;

/** Never a total: premium and tax come on top, also where cards show totals. */
export const priceWords = ({ price }: SeenLot): string => `Bid price ${price}`;

export const closeWords = ({ closesAt }: SeenLot, now: Instant): string =>
  closesAt > now
    ? `Closes ${formatPickupTime(closesAt)}`
    : `Was to close ${formatPickupTime(closesAt)}`;
