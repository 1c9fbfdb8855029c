import type { GoodsSize } from '@hammerdock/domain/catalog/measures.ts';
import { fitsIn, smallestFor, type Vehicle } from '@hammerdock/domain/pickup/vehicles.ts';

const lower = ([first = '', ...rest]: string): string => first.toLowerCase() + rest.join('');
/** "SUV, seats folded" keeps its capitals. */
const inText = ({ name }: Vehicle): string => (name.startsWith('SUV') ? name : lower(name));

/** Sizes are of common models, so nothing is promised. */
export function fitText(size: GoodsSize, vehicle: Vehicle | null): string {
  const smallest = smallestFor(size);
  if (vehicle !== null && fitsIn(size, vehicle)) {
    const space = vehicle.inches.join(' × ');
    return `It should fit: the space is usually about ${space} in. Measure yours to be sure.`;
  }
  const needed =
    smallest === null
      ? 'It’s larger than a full-size van’s space. Plan for a truck or trailer.'
      : `The smallest that usually works: ${inText(smallest)}.`;
  return vehicle === null ? needed : `Probably too big for your vehicle. ${needed}`;
}
