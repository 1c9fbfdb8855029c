import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatClock } from '@hammerdock/domain/time.ts';
import type { LotCard } from '../shapes/lot.ts';

type Purchase = Pick<LotCard, 'pay_until'>;

/** R18: of the caller's own unpaid purchase. */
export const heldUntilText = ({ pay_until }: Purchase): string | null =>
  pay_until === null ? null : `Held for you until ${formatClock(instantOf(pay_until))} ET`;

export const HELD_HINT = 'Pay to make it yours.';

export function heldText(lot: Purchase): string | null {
  const until = heldUntilText(lot);
  return until === null ? null : `${until}. ${HELD_HINT}`;
}
