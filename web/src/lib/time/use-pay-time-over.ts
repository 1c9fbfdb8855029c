import { instantOf } from '@hammerdock/domain/text/format.ts';
import { useIsPast } from './clock.tsx';

/** R18: whether its deadline has passed, although the store has not canceled the purchase yet. */
export const usePayTimeOver = ({ pay_until }: { readonly pay_until: string | null }): boolean =>
  useIsPast(pay_until === null ? null : instantOf(pay_until));
