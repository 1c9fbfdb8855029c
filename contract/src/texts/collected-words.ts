// What is left to pick up of a receipt. Not with the words of lots, which each list loads.
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import { pickupWindowText } from './pickup-words.ts';

type Window = Parameters<typeof pickupWindowText>[0];

interface Collection extends Window {
  readonly waiting_count: number;
  readonly picked_up_date: string | null;
}

/** When the lots of a receipt can be picked up; null before it is known, and once none is left. */
export const waitingWindowText = (receipt: Collection): string | null =>
  receipt.waiting_count === 0 ? null : pickupWindowText(receipt);

/** What became of lots of which none is left to pick up: "Picked up 11-28-2026"; or null. */
export function collectedText(receipt: Collection): string | null {
  if (receipt.waiting_count > 0 || receipt.pickup_end_date === null) return null;
  const at = receipt.picked_up_date;
  return at === null ? 'Nothing left to pick up' : `Picked up ${formatDate(instantOf(at))}`;
}

export const pickupHeading = (receipt: Collection, center: string): string =>
  `${collectedText(receipt) === null ? 'Pick up at' : 'Pickup at'} ${center}`;
