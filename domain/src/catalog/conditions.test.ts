import { describe, expect, test } from 'vitest';
import { CONDITIONS, conditionOf, GUARANTEE_DAYS } from './conditions.ts';

describe('LIST-15 the condition of a manifest row', () => {
  test.each([
    ['Appears New', ['New', 'Brand New', 'LIKE__NEW', 'Appears New', 'Overstock', 'Shelf Pull']],
    ['Appears New', ['Excess inventory', ' new  in box ']],
    ['Opened Box', ['Open Box', 'open-box', 'Opened Box', 'OPENBOX', 'Customer Return']],
    ['Opened Box', ['Customer Returns', 'Return', 'Returns', 'Uninspected', 'Used - Good']],
    ['Opened Box', ['Refurbished', 'Grade A', 'grade_b', 'Grade C']],
    ['Damaged', ['Damaged', 'SALVAGE', 'Broken', 'For Parts', 'Defective', 'Unsellable']],
    ['Apparel', ['Apparel - New', 'Clothing', 'Softlines', 'Soft Lines']],
  ])('is %s for %j', (condition, words) => {
    expect(words.map(conditionOf)).toEqual(words.map(() => ({ condition, note: '' })));
  });

  test.each([
    ['New Condition', ['Scratch & Dent (New Condition)', 'S&D New', 'scratch and dent - A']],
    ['Good Condition', ['Scratch & Dent - Good', 'Scratch and Dent, B', 'S&D (good)']],
    ['Fair Condition', ['Scratch and Dent', 'Scratch & Dent', 'S&D', 'S&D fair', 'S&D C']],
    ['Damaged', ['Scratch & Dent - Damaged', 'Scratch and Dent D', 'S&D damaged']],
  ])('is Scratch & Dent in %s for %j', (note, words) => {
    const condition = 'Scratch & Dent';
    expect(words.map(conditionOf)).toEqual(words.map(() => ({ condition, note })));
  });

  test('is found for the name of each condition', () => {
    expect(CONDITIONS).toHaveLength(5);
    expect(CONDITIONS.map((name) => conditionOf(name)?.condition)).toEqual([...CONDITIONS]);
  });

  test.each([
    'renewable',
    'newish',
    'unused',
    'nearly new',
    'slightly damaged',
    'not scratch & dent',
    'not s&d new',
    'not s&d good',
    'not s&d damaged',
    'for partsale',
    'grade d',
    'no apparel',
    'clothings',
    's&dent',
    '',
  ])('is not guessed for %j', (words) => {
    expect(conditionOf(words)).toBeNull();
  });

  test('grades of scratch and dent are whole words', () => {
    for (const words of ['S&D newer', 'S&D goods', 'S&D damagedish', 'S&D bent']) {
      expect([words, conditionOf(words)?.note]).toEqual([words, 'Fair Condition']);
    }
  });
});

test('R56 the guarantee lasts 14 days', () => {
  expect(GUARANTEE_DAYS).toBe(14);
});
