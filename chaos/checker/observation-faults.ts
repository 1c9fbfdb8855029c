import type { Observation } from './operation.ts';
import type { LotRecord, Violation } from './world.ts';

/** I12: on each screen a lot's sequence only rises, and at the end it matches the database. */
export function checkObservations(
  observations: readonly Observation[],
  lots: readonly LotRecord[],
): Violation[] {
  const screens = Map.groupBy(observations, ({ watcher, lot }) => JSON.stringify([watcher, lot]));
  return [...screens.values()].flatMap((seen) => [...orderFaults(seen), ...endFaults(seen, lots)]);
}

function orderFaults(seen: readonly Observation[]): Violation[] {
  return seen.flatMap((observation, index): Violation[] => {
    const before = seen[index - 1];
    if (before === undefined || before.sequence < observation.sequence) return [];
    const message = `${observation.watcher} saw ${observation.sequence} after ${before.sequence}`;
    return [{ invariant: 'I12', lot: observation.lot, message }];
  });
}

function endFaults(seen: readonly Observation[], lots: readonly LotRecord[]): Violation[] {
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
