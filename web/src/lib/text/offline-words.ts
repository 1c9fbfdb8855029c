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
const ONCE_ONLINE = 'A new code appears here once you’re back online.';
export const CODE_OFFLINE = `${ONCE_ONLINE} No signal? ${DESK_HELP}`;

/** Pages of the pickup, which need other words, and no watchlist as last seen. */
export type PickupPage = 'code' | 'desk';

interface OfflineFacts {
  /** The unexpired one of this tab. */
  readonly code: string | null;
  /** A bid of this tab has no answer. */
  readonly hasOpenBid: boolean;
}

const NO_BIDS = 'Bids can’t be placed right now.';
const OPEN_BID =
  'You can’t place new bids right now. Your bid that has no answer yet is sent again once you’re ' +
  'back online, for up to 5 minutes after you placed it.';

/** What to do on this page. */
export function offlineText(page: PickupPage | null, { code, hasOpenBid }: OfflineFacts): string {
  switch (page) {
    case 'code':
      return code === null ? CODE_OFFLINE : 'Read this code to the staff at the pickup desk.';
    case 'desk':
      return 'Hand-overs you’ve made are saved on this device and sent once you’re back online.';
    case null:
      return `${hasOpenBid ? OPEN_BID : NO_BIDS} This page loads when you’re back online.`;
  }
}

/** "as of 3:05 pm", with the day unless it is today. */
export const asOfWords = (asOf: Instant, now: Instant): string =>
  `as of ${formatDate(asOf) === formatDate(now) ? formatClock(asOf) : formatPickupTime(asOf)}`;

/** Never a total: premium and tax come on top, also where cards show totals. */
export const priceWords = ({ priceLabel, price }: SeenLot): string => `${priceLabel} ${price}`;

export const closeWords = ({ closesAt }: SeenLot, now: Instant): string =>
  closesAt > now
    ? `Closes ${formatPickupTime(closesAt)}`
    : `Was to close ${formatPickupTime(closesAt)}`;
