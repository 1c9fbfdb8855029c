import type { SavedSource } from '@hammerdock/contract/shapes/card.ts';
import { isVerified } from '../../lib/text/source-name.ts';

export type CardAction = 'update' | 'verify' | 'default' | 'delete';

/** CARD-02: the primary and an only card can only be updated. CARD-08: a new bank is verified. */
export function actionsOf(source: SavedSource, count: number): readonly CardAction[] {
  const isBank = source.object === 'bank_account';
  const mayLeave = source.is_primary === 0 && (isBank || count > 1);
  const actions: readonly (readonly [CardAction, boolean])[] = [
    ['update', !isBank],
    ['verify', isBank && source.status === 'new'],
    ['default', mayLeave && isVerified(source)],
    ['delete', mayLeave],
  ];
  return actions.flatMap(([action, isPossible]) => (isPossible ? [action] : []));
}
