import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hundredthsText,
  inchHundredthsOf,
  poundHundredthsOf,
  SIDE_MAX,
  sizeOf,
  sizeText,
  WEIGHT_MAX,
  weightText,
} from './measures.ts';

describe('a length', () => {
  test.each([
    ['24', 2400],
    ['24.5', 2450],
    ['24.05', 2405],
    [' 0.25 in ', 25],
    ['12in.', 1200],
    ['12 Inches', 1200],
    ['1 inch', 100],
    ['7.25"', 725],
    ['1000', SIDE_MAX],
  ])('%s is read exactly', (text, hundredths) => {
    expect(inchHundredthsOf(text)).toBe(hundredths);
  });

  test.each(['', '0', '0.00', '-3', '24.125', '1e3', '24 cm', '1000.01', '24 1/2', 'x', '.5'])(
    '"%s" is refused',
    (text) => {
      expect(inchHundredthsOf(text)).toBeNull();
    },
  );
});

describe('a weight', () => {
  test.each([
    ['12.4', 1240],
    ['12.4 lb', 1240],
    ['12 lbs', 1200],
    ['1 pound', 100],
    ['2 Pounds', 200],
    ['3 lb.', 300],
    ['3lbs.', 300],
    ['10000', WEIGHT_MAX],
  ])('%s is read exactly', (text, hundredths) => {
    expect(poundHundredthsOf(text)).toBe(hundredths);
  });

  test.each(['', '0', '12 kg', '12 oz', '10000.01', '12.345', 'heavy'])(
    '"%s" is refused',
    (text) => {
      expect(poundHundredthsOf(text)).toBeNull();
    },
  );
});

test.each(['24 x 12.5 x 8', '24x12.5x8 in', '24" × 12.5" × 8"', '24 * 12.5 * 8', '24 X 12.5 X 8'])(
  'the size %s is three lengths',
  (text) => {
    const size = sizeOf(text);
    expect(size).toEqual({
      lengthInchHundredths: 2400,
      widthInchHundredths: 1250,
      heightInchHundredths: 800,
    });
    expect(size && sizeText(size)).toBe('24 × 12.5 × 8 in');
  },
);

test.each(['24 x 12', '24 x 12 x 8 x 2', '24 x 0 x 8', '0 x 1 x 1', '1 x 1 x 0', 'large', ''])(
  '"%s" is no size',
  (text) => {
    expect(sizeOf(text)).toBeNull();
  },
);

test('a weight is written without zeros at the end', () => {
  expect([100, 1240, 1205, 5].map(weightText)).toEqual(['1 lb', '12.4 lb', '12.05 lb', '0.05 lb']);
});

test('a written number of hundredths reads as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: SIDE_MAX }), (hundredths) => {
      expect(inchHundredthsOf(hundredthsText(hundredths))).toBe(hundredths);
    }),
  );
});
