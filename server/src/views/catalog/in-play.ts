import type { InPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { countOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import type { InPlay as InPlayRow } from '../../store/catalog/in-play.ts';

export const viewInPlay = ({ outbid, winning, won, pickUpBy, ...unpaid }: InPlayRow): InPlay => ({
  outbid,
  winning,
  won,
  to_pick_up: pickUpBy === null ? null : `Pick up by ${formatPickupTime(pickUpBy)}`,
  to_pay: toPayText(unpaid),
});

/** A sentence, since the home page loads as little code as possible. */
function toPayText({
  unpaidReceipts,
  dueCents,
  payBy,
}: Pick<InPlayRow, 'unpaidReceipts' | 'dueCents' | 'payBy'>): string | null {
  if (payBy === null) return null;
  const receipts = countOf(unpaidReceipts, 'receipt');
  return `${receipts} to pay, ${dollarsOf(dueCents)}, by ${formatPickupTime(payBy)}`;
}
