import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatClock } from '@hammerdock/domain/time.ts';
import type { LotCard } from '../shapes/lot.ts';

/** R18: of the caller's own unpaid purchase. */
export const heldText = ({ pay_until }: Pick<LotCard, 'pay_until'>): string | null =>
  pay_until === null
    ? null
    : `Held for you until ${formatClock(instantOf(pay_until))} ET. Pay to make it yours.`;
