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

/** `lapse`: what the end of the hold means to the buyer. */
export const payTimeOverText = (lapse = 'bidding reopens.'): string =>
  `Unless a payment is being processed, ${lapse}`;
