import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { byClose, isOutbidLater } from './closing-lots.ts';

/**
 * The ids of the lots that close later and on which the user is outbid, at first by their close. A
 * raise removes none and later ones are added at the end, so that no row moves under the thumb;
 * `sort` takes the present ones by their close again.
 */
export function useOutbidLater(lots: readonly LotInPlay[], now: Instant) {
  const [shown, setShown] = useState<readonly string[]>([]);
  const fresh = lots
    .filter((lot) => isOutbidLater(lot, now) && !shown.includes(lot.id))
    .toSorted(byClose);
  const all = [...shown, ...fresh.map(({ id }) => id)];
  if (fresh.length > 0) setShown(all);
  return { laterIds: all, sort: () => setShown([]) };
}
