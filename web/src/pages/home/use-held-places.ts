import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { minutes, type Instant } from '@hammerdock/domain/time.ts';
import { useState } from 'react';
import { useClock } from '../../lib/time/clock.tsx';

const RESULT_SHOWN_MS = minutes(2);

/**
 * The lots of a shelf, which keep their places until the page is opened again, so that nothing
 * moves under a finger. One that closes stays with its result for some minutes, though later
 * answers leave it out.
 */
export function useHeldPlaces<L extends LotTile>(lots: readonly L[]): readonly L[] {
  const clock = useClock();
  const [[seen, held], hold] = useState([lots, lots]);
  if (lots === seen) return held;
  const next = holdPlaces(held, lots, clock.now());
  hold([lots, next]);
  return next;
}

/** A lot that left without a close, or closed a while ago, leaves its place to another. */
export function holdPlaces<L extends LotTile>(
  held: readonly L[],
  lots: readonly L[],
  now: Instant,
): L[] {
  const isHeld = ({ id }: L) => held.some((lot) => lot.id === id);
  const isPast = ({ market_status, date_closed }: L) =>
    market_status === 'open' || instantOf(date_closed) < now - RESULT_SHOWN_MS;
  const fresh = lots.filter((lot) => !isHeld(lot));
  return held.flatMap(
    (lot) => lots.find(({ id }) => id === lot.id) ?? (isPast(lot) ? fresh.splice(0, 1) : lot),
  );
}
