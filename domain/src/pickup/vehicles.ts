// Whether goods fit into a vehicle, so that a bidder knows before bidding how to take them home.
import type { GoodsSize } from '../catalog/measures.ts';

export interface Vehicle {
  /** Stored in browsers. */
  readonly id: string;
  readonly name: string;
  /** The space for goods in a common model, in inches, in any order. */
  readonly inches: readonly [number, number, number];
}

/** From the smallest to the largest; a pickup truck is open above. */
export const VEHICLES: readonly Vehicle[] = [
  { id: 'sedan', name: 'Sedan trunk', inches: [38, 36, 15] },
  { id: 'hatchback', name: 'Hatchback, seats folded', inches: [58, 39, 26] },
  { id: 'suv', name: 'SUV, seats folded', inches: [70, 42, 31] },
  { id: 'pickup', name: 'Pickup truck, short bed', inches: [66, 50, 48] },
  { id: 'minivan', name: 'Minivan, seats folded', inches: [90, 48, 38] },
  { id: 'van', name: 'Full-size van', inches: [120, 54, 53] },
];

/** Laid on any side, but not at an angle. */
export function fitsIn(size: GoodsSize, { inches }: Vehicle): boolean {
  const sides = sorted([
    size.lengthInchHundredths,
    size.widthInchHundredths,
    size.heightInchHundredths,
  ]);
  const space = sorted(inches.map((inch) => inch * 100));
  return sides.every((side, at) => side <= (space[at] ?? 0));
}

/** null: it is too large for all of them. */
export const smallestFor = (size: GoodsSize): Vehicle | null =>
  VEHICLES.find((vehicle) => fitsIn(size, vehicle)) ?? null;

const sorted = (lengths: readonly number[]): readonly number[] =>
  lengths.toSorted((one, other) => one - other);
