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
