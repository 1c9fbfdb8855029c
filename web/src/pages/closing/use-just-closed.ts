import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { useState } from 'react';

/**
 * The lots that closed while the page was open, the latest first: the next answer leaves them out.
 */
export function useJustClosed(lots: readonly LotInPlay[] | undefined): readonly LotInPlay[] {
  const [closed, setClosed] = useState<readonly LotInPlay[]>([]);
  const fresh = (lots ?? []).filter((lot) => lot.market_status !== 'open' && !closed.includes(lot));
  if (fresh.length > 0)
    setClosed([...fresh, ...closed.filter(({ id }) => fresh.every((lot) => lot.id !== id))]);
  return closed;
}
