import { instantOf } from '@hammerdock/domain/text/format.ts';
import { formatClock } from '@hammerdock/domain/time.ts';
import type { LotCard } from '../shapes/lot.ts';

export const PAYMENT_PROCESSING = 'Your payment is being processed';
/** Of a Buy Now: bidding does not reopen meanwhile. */
export const HELD_MEANWHILE = 'Your item is held for you until then.';
export const PAYMENT_NEWS = 'We’ll let you know when it goes through.';

/** R18: of the caller's own unpaid purchase. */
export const heldText = ({ pay_until }: Pick<LotCard, 'pay_until'>): string | null =>
  pay_until === null
    ? null
    : `Held for you until ${formatClock(instantOf(pay_until))} ET. Pay to make it yours.`;
