import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { useState } from 'react';

/**
 * The lots of a shelf, which keep their places until the page is opened again, so that nothing
 * moves under a finger. One that closes stays with its result, though later answers leave it out.
 */
export function useHeldPlaces<L extends LotTile>(lots: readonly L[]): readonly L[] {
  const [[seen, held], hold] = useState([lots, lots]);
  if (lots === seen) return held;
  const next = holdPlaces(held, lots);
  hold([lots, next]);
  return next;
}

/** A lot that left without a close leaves its place to another. */
export function holdPlaces<L extends LotTile>(held: readonly L[], lots: readonly L[]): L[] {
  const isHeld = ({ id }: L) => held.some((lot) => lot.id === id);
  const fresh = lots.filter((lot) => !isHeld(lot));
  return held.flatMap(
    (lot) =>
      lots.find(({ id }) => id === lot.id) ??
      (lot.market_status === 'open' ? fresh.splice(0, 1) : lot),
  );
}
