import { instantOf } from '@hammerdock/domain/text/format.ts';
import {
  formatPickupTime,
  formatPickupWindow,
  minutes,
  type Instant,
} from '@hammerdock/domain/time.ts';

const PICKUP_STATUS = {
  '0': 'Not Picked Up',
  '1': 'Picked Up',
  '2': 'Returned',
  '3': 'Forfeited',
} as const;

const SHIPPING_STATUS = { ...PICKUP_STATUS, '0': 'Not Shipped', '1': 'Shipped' } as const;

interface Collected {
  readonly checkout_status: keyof typeof PICKUP_STATUS;
  readonly checkout_reason: string;
}

/** LIST-17: the pickup status of a lot, with the reason of a return; or whether it was shipped. */
export function pickupWords(
  { checkout_status, checkout_reason }: Collected,
  isShipped: boolean,
): string {
  const status = (isShipped ? SHIPPING_STATUS : PICKUP_STATUS)[checkout_status];
  return checkout_status === '2' ? `${status}: ${checkout_reason}` : status;
}

/** Where a lot waits and whether it was picked up or shipped, after its Lot ID. */
export function pickupNote(
  line: Collected & { readonly inventory_loc: string },
  isShipped: boolean,
): string {
  const isPlaced = line.inventory_loc !== '' && !isShipped;
  const place = isPlaced ? `, floor location ${line.inventory_loc}` : '';
  return `${place}, ${pickupWords(line, isShipped)}`;
}

interface Window {
  readonly pickup_start_date: string | null;
  readonly pickup_end_date: string | null;
}

/** Such as "Tue, Nov 24, 10 am – Fri, Nov 27, 6 pm"; null before it is known. */
export function pickupWindowText({ pickup_start_date, pickup_end_date }: Window): string | null {
  return pickup_start_date === null || pickup_end_date === null
    ? null
    : formatPickupWindow(instantOf(pickup_start_date), instantOf(pickup_end_date));
}

/** Such as "Tue, Nov 24, 10 am"; null for a lot that has a receipt or was not won. */
export function receiptTimeText({
  receipt_expected,
}: {
  readonly receipt_expected: string | null;
}): string | null {
  return receipt_expected === null ? null : aroundTimeText(instantOf(receipt_expected));
}

const STEP = minutes(5);

/** For text after "around", which an exact minute contradicts: the next full five minutes. */
export const aroundTimeText = (instant: Instant): string =>
  formatPickupTime(Math.ceil(instant / STEP) * STEP);
