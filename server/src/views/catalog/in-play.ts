import type { InPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { countOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import type { InPlay as InPlayRow } from '../../store/catalog/in-play.ts';

interface FailedCharge {
  readonly status: string;
  readonly kind: string;
}

export const viewInPlay = (
  { outbid, winning, won, awaitingReceipt, pickUpBy, ...unpaid }: InPlayRow,
  charge?: FailedCharge,
): InPlay => ({
  outbid,
  winning,
  won,
  awaiting_receipt: awaitingReceipt,
  to_pick_up: pickUpBy === null ? null : `Pick up by ${formatPickupTime(pickUpBy)}`,
  to_pay: toPayText(unpaid, charge),
});

/** A sentence, since the home page loads as little code as possible. */
function toPayText(
  {
    unpaidReceipts,
    dueCents,
    payBy,
    isPaused,
  }: Pick<InPlayRow, 'unpaidReceipts' | 'dueCents' | 'payBy' | 'isPaused'>,
  charge?: FailedCharge,
): string | null {
  if (payBy === null) return null;
  const source = charge?.kind === 'bank' ? 'bank payment' : 'card';
  const reasons = [
    ...(charge?.status === 'declined' ? [`Your ${source} was declined.`] : []),
    ...(isPaused ? ['Bidding is paused.'] : []),
  ];
  const receipts = countOf(unpaidReceipts, 'receipt');
  const by = `${unpaidReceipts > 1 ? 'the first by' : 'by'} ${formatPickupTime(payBy)} ET`;
  const due = `${receipts} to pay, ${dollarsOf(dueCents)}, ${by}`;
  return [...reasons, due].join(' ');
}
