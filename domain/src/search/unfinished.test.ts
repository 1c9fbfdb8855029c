import { describe, expect, test } from 'vitest';
import { analyses, attempts, searched } from '../testing/search-terms.ts';
import { isWhole } from './unfinished.ts';

describe('a single word (R41)', () => {
  const begun = { isKnown: true, isPrefix: true };

  test('is not completed where the catalog has it, in either number', () => {
    const first = (form: string) => {
      const [best] = attempts('lap', 'laptop lap', { lap: { ...begun, forms: [form] } });
      return searched(best);
    };
    for (const form of ['lap', 'laps']) expect(first(form)).toEqual([['lap']]);
    expect(first('lapping')[0]).toContain('laptop');
  });

  test('is whole where goods have a name that ends with it', () => {
    const known = analyses('cart lap', '');
    expect(['cart', 'lap'].map((word) => isWhole(word, known))).toEqual([true, false]);
  });

  test('that no lot has means the goods with a name that ends with it', () => {
    const [, kinds] = attempts('cart', 'wheelbarrow');
    expect(kinds).toMatchObject({ dropped: [], isEither: true });
    expect(kinds && searched(kinds)[0]).toEqual(['wheelbarrow']);
    expect(attempts('garden cart', 'wheelbarrow')).toHaveLength(1);
    // Play food is other goods than the kitchen that answers it.
    const [, food] = attempts('food', 'play kitchen');
    expect(food && searched(food)[0]).toEqual([]);
  });
});
