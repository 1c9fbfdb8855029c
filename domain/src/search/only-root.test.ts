import { describe, expect, test } from 'vitest';
import { isOnlyRoot } from './only-root.ts';

const only = (word: string, ...forms: readonly string[]): boolean => isOnlyRoot({ word, forms });

describe('the catalog has only the stem of a word', () => {
  test('that is who does it, where no form is', () => {
    expect(only('controller', 'control')).toBe(true);
    expect(only('controller', 'control', 'controllers')).toBe(false);
  });

  test('that names goods, where all forms are what is done', () => {
    expect(only('slides', 'sliding')).toBe(true);
    expect(only('slides', 'sliding', 'slide')).toBe(false);
  });

  test('that names goods in -ing, where the forms name others', () => {
    expect(only('bedding', 'bed', 'beds')).toBe(true);
    expect(only('bedding', 'bed', 'bedding')).toBe(false);
    expect(only('clothing', 'clothes')).toBe(false);
    expect(only('camping', 'camp')).toBe(false);
  });

  test('that no lot has: it has no forms', () => {
    expect(only('bedding')).toBe(false);
  });
});
