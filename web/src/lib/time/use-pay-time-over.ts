import type { LotCard } from '@hammerdock/contract/shapes/lot.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { useIsPast } from './clock.tsx';

/** R18: whether its deadline has passed, although the store has not canceled the purchase yet. */
export const usePayTimeOver = ({ pay_until }: Pick<LotCard, 'pay_until'>): boolean =>
  useIsPast(pay_until === null ? null : instantOf(pay_until));
