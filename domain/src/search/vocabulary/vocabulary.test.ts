import { expect, test } from 'vitest';
import { CATEGORIES } from '../../catalog/categories.ts';
import {
  isBrand,
  isWordKnown,
  keyOf,
  meaningOf,
  namesBegun,
  namesEnding,
  namesWith,
  spelledRightly,
  wordsBeginning,
} from './vocabulary.ts';

const everyday = 'couch fridge tv lawnmower sofa roomba kleenex crockpot sneakers grill hoodie';

test('every word of an everyday name is known, so it is never corrected', () => {
  for (const word of everyday.split(' ')) expect([word, isWordKnown(word)]).toEqual([word, true]);
  for (const word of ['wacker', 'hammer', 'saddle', 'couches'])
    expect(isWordKnown(word)).toBe(true);
  expect(isWordKnown('cordles')).toBe(false);
});

test('an animal means its home, a garment steamer no other steamer', () => {
  for (const animal of ['hamster', 'gerbil'])
    expect(meaningOf([animal])?.related).toContainEqual(['small', 'animal', 'habitat']);
  expect(meaningOf(['guinea', 'pig'])?.related).toContainEqual(['small', 'animal', 'habitat']);
  expect(meaningOf(['garment', 'steamer'])?.same).not.toContainEqual(['steamer']);
  expect(meaningOf(['solar', 'lamp'])?.same).toContainEqual(['solar', 'light']);
});

test('names that end with a word are one of each of the goods', () => {
  const ending = (word: string) => namesEnding(word).map((name) => name.join(' '));
  expect(ending('carts')).toEqual(expect.arrayContaining(['tool cart', 'hand cart']));
  expect(ending('cage')).toContain('hamster cage');
  expect(ending('cage').filter((name) => /rabbit|critter/.test(name))).toEqual([]);
  expect(ending('book')).not.toContain('mac book');
  expect(ending('qqx')).toEqual([]);
});

test('the goods for a kitchen are no toys', () => {
  expect(meaningOf(['kitchen', 'stuff'])?.others).toContainEqual(['play', 'kitchen']);
  expect(meaningOf(['toddler', 'toy'])?.others).not.toContainEqual(['play', 'kitchen']);
});

test('a smart home is named by its goods', () => {
  for (const name of ['smart home stuff', 'alexa']) {
    expect(meaningOf(name.split(' '))?.related).toContainEqual(['thermostat']);
  }
  expect(meaningOf(['furniture'])?.related).toContainEqual(['standing', 'desk']);
  expect(meaningOf(['bike', 'pump'])?.same).toContainEqual(['tire', 'inflator']);
});

test('the areas and the categories of all names exist', () => {
  const slugs = new Set(CATEGORIES.map(({ slug }) => slug));
  for (const word of 'abcdefghijklmnopqrstuvwxyz'
    .split('')
    .flatMap((each) => wordsBeginning(each))) {
    const meaning = meaningOf([word]);
    for (const slug of [...(meaning?.slugs ?? []), ...(meaning?.areas ?? [])]) {
      expect([word, slug, slugs.has(slug)]).toEqual([word, slug, true]);
    }
  }
});

test('lines that begin with the same term are one, other lines stay apart', () => {
  const same = (text: string) => meaningOf(text.split(' '))?.same.map((name) => name.join(' '));
  expect(same('trash can')).toEqual(expect.arrayContaining(['garbage can', 'recycling bin']));
  expect(same('garbage can')).toEqual(expect.arrayContaining(['recycling bin']));
  expect(same('couch')).not.toContain('recliner');
});

test('a name is the same joined, split and in the plural', () => {
  expect(keyOf(['Crock', 'Pots'].map((word) => word.toLowerCase()))).toBe('crockpot');
  expect(meaningOf(['qqx'])).toBeNull();
});

test('brands are known in one and in several words', () => {
  expect([isBrand(['samsung']), isBrand(['black', 'decker']), isBrand(['couch'])]).toEqual([
    true,
    true,
    false,
  ]);
});

test('names with a word are found by either of its numbers', () => {
  expect(namesWith('washers')).toContainEqual(['pressure', 'washer']);
  expect(namesWith('qqx')).toEqual([]);
});

test('a misspelled name is understood, and known to be misspelled', () => {
  expect(meaningOf(['vacume'])?.same).toContainEqual(['vacuum']);
  expect(
    ['vacume', 'expresso', 'dumbell', 'trampolin', 'vacuum', 'lounger'].map(spelledRightly),
  ).toEqual(['vacuum', 'espresso', 'dumbbell', 'trampoline', 'vacuum', 'lounger']);
});

test('a beginning has one name of each goods, and no misspelled one', () => {
  const begun = (text: string) => namesBegun(text.split(' '), 5).map((name) => name.join(' '));
  expect(begun('weed')).toEqual(['weed eater']);
  expect(begun('lawnm')).toEqual(['lawnmower']);
  expect(begun('coff')).toEqual(expect.arrayContaining(['coffee maker', 'coffee table']));
  expect(begun('tramp')).toEqual(['trampoline']);
  expect(begun('trampolin')).toEqual(['trampoline']);
  expect(begun('air fr')).toContain('air fryer');
  expect(begun('qqx')).toEqual([]);
});

test('baby goods answer no task that is not about them', () => {
  const others = (text: string) => meaningOf(text.split(' '))?.others;
  expect(others('cold room')).toContainEqual(['swaddle', 'blanket']);
  expect(others('carry baby')).not.toContainEqual(['jogging', 'stroller']);
  // A white noise machine is meant, wherever it is listed.
  expect(others('snoring')).not.toContainEqual(['white', 'noise', 'machine']);
});

test('bowls of pets are feeders and fountains', () => {
  for (const name of ['dog bowl', 'dog dish', 'pet bowl', 'cat dish']) {
    const related = meaningOf(name.split(' '))?.related;
    expect([name, related]).toEqual([
      name,
      expect.arrayContaining([
        ['cat', 'feeder'],
        ['pet', 'water', 'fountain'],
      ]),
    ]);
  }
});
