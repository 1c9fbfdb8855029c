const NATURAL = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** R33: aisle by aisle, A2 before A10; lots without a floor location come last. */
export function byFloorLocation(
  one: { floorLocation: string },
  other: { floorLocation: string },
): number {
  const unplacedLast = Number(one.floorLocation === '') - Number(other.floorLocation === '');
  return unplacedLast || NATURAL.compare(one.floorLocation, other.floorLocation);
}
