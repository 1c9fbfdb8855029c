import type { Sighting } from './operation.ts';
import type { LotRecord, Violation } from './world.ts';

/** I12: on each screen a lot's sequence only rises, and at the end it matches the database. */
export function checkSightings(
  sightings: readonly Sighting[],
  lots: readonly LotRecord[],
): Violation[] {
  const screens = Map.groupBy(sightings, ({ watcher, lot }) => JSON.stringify([watcher, lot]));
  return [...screens.values()].flatMap((seen) => [...orderFaults(seen), ...endFaults(seen, lots)]);
}

function orderFaults(seen: readonly Sighting[]): Violation[] {
  return seen.flatMap((sighting, index): Violation[] => {
    const before = seen[index - 1];
    if (before === undefined || before.sequence < sighting.sequence) return [];
    const message = `${sighting.watcher} saw ${sighting.sequence} after ${before.sequence}`;
    return [{ invariant: 'I12', lot: sighting.lot, message }];
  });
}

function endFaults(seen: readonly Sighting[], lots: readonly LotRecord[]): Violation[] {
  const last = seen.at(-1);
  if (last === undefined) return [];
  const stored = lots.find(({ lot }) => lot === last.lot)?.snapshot;
  const isCurrent =
    stored !== undefined &&
    // Watchers get a numbering without the events that only a bidder may see (R70).
    stored.sequence - stored.hiddenEvents === last.sequence &&
    stored.priceCents === last.priceCents &&
    stored.closesAt === last.closesAt;
  if (isCurrent) return [];
  const message = `${last.watcher} was left at sequence ${last.sequence}, ${last.priceCents} cents`;
  return [{ invariant: 'I12', lot: last.lot, message }];
}
