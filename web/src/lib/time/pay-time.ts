import { instantOf } from '@hammerdock/domain/text/format.ts';
import { useSyncExternalStore } from 'react';
import { useClock } from './clock.tsx';

/**
 * R18: whether its deadline has passed, although the store has not canceled the purchase yet.
 * Renders again only then.
 */
export function usePayTimeOver({ pay_until }: { readonly pay_until: string | null }): boolean {
  const clock = useClock();
  const isOver = (now: number) => pay_until !== null && instantOf(pay_until) <= now;
  return useSyncExternalStore(
    clock.subscribe,
    () => isOver(clock.now()),
    () => isOver(clock.renderedAt),
  );
}

export const PAY_TIME_OVER = 'Time to pay has run out';

/** R52: what has been paid is not lost. */
export const lapseText = (isPartPaid: boolean): string =>
  isPartPaid ? 'bidding reopens and what you paid becomes account credit.' : 'bidding reopens.';

export const payTimeOverText = (isPartPaid: boolean): string =>
  `Unless a payment is being processed, ${lapseText(isPartPaid)}`;
