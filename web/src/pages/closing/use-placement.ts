import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { useState } from 'react';
import { closesAtOf } from '../../features/in-play/urgent-lots.ts';
import type { Placement } from './closing-lots.ts';

/**
 * Places each lot by the close that it has when the page first shows it, so that a late bid moves
 * no row under the thumb; `sort` takes the present closes instead.
 */
export function usePlacement(lots: readonly LotInPlay[]) {
  const [placedBy, setPlacedBy] = useState<Placement>(new Map());
  const fresh = lots.filter(({ id }) => !placedBy.has(id));
  const all = new Map([...placedBy, ...closesOf(fresh)]);
  if (fresh.length > 0) setPlacedBy(all);
  return {
    placedBy: all as Placement,
    sort: () => setPlacedBy(new Map([...all, ...closesOf(lots)])),
  };
}

const closesOf = (lots: readonly LotInPlay[]) =>
  lots.map((lot) => [lot.id, closesAtOf(lot)] as const);
