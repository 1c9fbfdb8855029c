import { VEHICLES } from '@hammerdock/domain/pickup/vehicles.ts';
import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

const sizeOf = (inches: number) => ({
  lengthInchHundredths: inches * 100,
  widthInchHundredths: 1000,
  heightInchHundredths: 1000,
});
const vehicleOf = (id: string) => VEHICLES.find((one) => one.id === id) ?? null;

test.each([
  [30, '', 'The smallest that usually works: sedan trunk.'],
  [
    30,
    'sedan',
    'It should fit: the space is usually about 38 × 36 × 15 in. Measure yours to be sure.',
  ],
  [
    60,
    'sedan',
    'Probably too big for your vehicle. The smallest that usually works: SUV, seats folded.',
  ],
  [130, '', 'It’s larger than a full-size van’s space. Plan for a truck or trailer.'],
  [
    130,
    'van',
    'Probably too big for your vehicle. ' +
      'It’s larger than a full-size van’s space. Plan for a truck or trailer.',
  ],
])('%s inches in the vehicle "%s": %s', (inches, id, words) => {
  expect(fitText(sizeOf(inches), vehicleOf(id))).toBe(words);
});
