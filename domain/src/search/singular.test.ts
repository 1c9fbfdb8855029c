import { expect, test } from 'vitest';
import { irregularForms, numberForms, singular } from './singular.ts';

test('a plural becomes singular, and a singular stays', () => {
  const nouns = {
    drills: 'drill',
    batteries: 'battery',
    brushes: 'brush',
    boxes: 'box',
    benches: 'bench',
    shoes: 'shoe',
    shelves: 'shelf',
    women: 'woman',
    mens: 'man',
    glass: 'glass',
    cactus: 'cactus',
    ps5: 'ps5',
    gas: 'gas',
    tvs: 'tv',
    sofa: 'sofa',
    constructor: 'constructor',
  };
  for (const [many, one] of Object.entries(nouns)) {
    expect([many, singular(many)]).toEqual([many, one]);
    expect([one, singular(one)]).toEqual([one, one]);
  }
});

test('a stemmer does not know the irregular forms', () => {
  expect(irregularForms('shelves')).toEqual(['shelf']);
  expect(irregularForms('shelf')).toEqual(['shelves']);
  expect(irregularForms('tooth')).toEqual(['teeth']);
  expect(irregularForms('drills')).toEqual([]);
  expect(irregularForms('shoes')).toEqual([]);
});

test('a name may have a word in either number', () => {
  expect(numberForms('toy')).toContain('toys');
  expect(numberForms('toys')).toContain('toy');
  expect(numberForms('supply')).toContain('supplies');
  expect(numberForms('dishes')).toContain('dish');
});
