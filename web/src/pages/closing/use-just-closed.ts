import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { useState } from 'react';
import { closesAtOf } from '../../features/in-play/urgent-lots.ts';

const isClosed = ({ market_status }: LotInPlay): boolean => market_status !== 'open';

type Ids = ReadonlySet<string>;
const idsOf = (lots: readonly LotInPlay[]): Ids => new Set(lots.map(({ id }) => id));

/**
 * The lots that have closed, which a later answer of the server leaves out. Those that closed while
 * the page was open stay in their place, so that no row moves under the thumb.
 */
export function useJustClosed(lots: readonly LotInPlay[] | undefined) {
  const [closed, setClosed] = useState<readonly LotInPlay[]>([]);
  const [before, setBefore] = useState<Ids | null>(null);
  const [hidden, setHidden] = useState<Ids>(new Set());
  const fresh = (lots ?? []).filter((lot) => isClosed(lot) && !closed.includes(lot));
  const all = [...fresh, ...closed.filter(({ id }) => fresh.every((lot) => lot.id !== id))];
  if (fresh.length > 0) setClosed(all);
  if (lots !== undefined && before === null) setBefore(idsOf(all));
  const shown = all.filter(({ id }) => !hidden.has(id));
  return {
    inPlace: shown.filter(({ id }) => before?.has(id) === false),
    /** Closed before the page was opened or sorted; the last to close first. */
    earlier: shown
      .filter(({ id }) => before?.has(id) === true)
      .toSorted((one, other) => closesAtOf(other) - closesAtOf(one)),
    /** Those in place join the earlier ones. */
    moveBelow: () => setBefore(idsOf(all)),
    hideClosed: () => setHidden(idsOf(all)),
  };
}
