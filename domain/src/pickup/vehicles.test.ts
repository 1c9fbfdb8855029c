import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsIn, smallestFor, VEHICLES } from './vehicles.ts';

const sizeOf = (length: number, width: number, height: number) => ({
  lengthInchHundredths: length * 100,
  widthInchHundredths: width * 100,
  heightInchHundredths: height * 100,
});
const vehicleOf = (id: string) => {
  const vehicle = VEHICLES.find((one) => one.id === id);
  if (vehicle === undefined) throw new Error(`no vehicle ${id}`);
  return vehicle;
};

test.each([
  ['a box as large as the space', [38, 36, 15], 'sedan', true],
  ['the same box on its side', [15, 38, 36], 'sedan', true],
  ['a box that is higher', [38, 36, 15.01], 'sedan', false],
  ['a long box', [60, 10, 10], 'hatchback', false],
  ['a long box', [60, 10, 10], 'suv', true],
  ['a refrigerator', [70, 36, 33], 'suv', false],
  ['a refrigerator', [70, 36, 33], 'pickup', false],
  ['a refrigerator', [70, 36, 33], 'minivan', true],
] as const)('%s, %j inches, in the %s: %s', (_, [length, width, height], id, fits) => {
  expect(fitsIn(sizeOf(length, width, height), vehicleOf(id))).toBe(fits);
});

test.each([
  [[20, 10, 10], 'sedan'],
  [[50, 30, 20], 'hatchback'],
  [[50, 48, 40], 'pickup'],
  [[110, 40, 40], 'van'],
] as const)('the smallest vehicle for %j inches is the %s', ([length, width, height], id) => {
  expect(smallestFor(sizeOf(length, width, height))?.id).toBe(id);
});

test('nothing is found for what is larger than the largest', () => {
  expect(smallestFor(sizeOf(121, 10, 10))).toBeNull();
});

test('whether goods fit does not depend on which side is called the length', () => {
  const inch = fc.integer({ min: 1, max: 130 });
  fc.assert(
    fc.property(inch, inch, inch, fc.constantFrom(...VEHICLES), (one, two, three, vehicle) => {
      const orders = [sizeOf(one, two, three), sizeOf(three, one, two), sizeOf(two, three, one)];
      expect(new Set(orders.map((size) => fitsIn(size, vehicle))).size).toBe(1);
    }),
  );
});

test('names and ids are unique', () => {
  expect(new Set(VEHICLES.map(({ id }) => id)).size).toBe(VEHICLES.length);
  expect(new Set(VEHICLES.map(({ name }) => name)).size).toBe(VEHICLES.length);
});
