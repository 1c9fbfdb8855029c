import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceRange, similarSales, type Sale } from './similar-sales.ts';

const sale = (title: string, more: Partial<Sale> = {}) => ({
  words: title.split(' '),
  condition: 'Opened Box',
  hammerCents: 1000,
  soldAt: 0,
  title,
  ...more,
});

const lot = (title: string, condition = 'Opened Box') => ({ words: title.split(' '), condition });

const others = ['steel pan', 'glass bowl set', 'knife set', 'cotton towel set'].map((title) =>
  sale(title),
);

const titlesOf = (sales: readonly { title: string }[]) => sales.map(({ title }) => title);

describe('similar sales', () => {
  test('share the telling words of the title, and the most similar comes first', () => {
    const sales = [
      ...others,
      sale('fan'),
      sale('gas mower'),
      sale('cordless mower 40v'),
      sale('cordless mower'),
    ];
    expect(titlesOf(similarSales(lot('cordless mower 40v'), sales, 5))).toEqual([
      'cordless mower 40v',
      'cordless mower',
    ]);
  });

  test('may have a shorter title than the lot', () => {
    const sales = [...others, sale('yoga mat')];
    expect(titlesOf(similarSales(lot('yoga mat align line 6 mm'), sales, 5))).toEqual(['yoga mat']);
  });

  test('are not those that share only a common word', () => {
    expect(similarSales(lot('porcelain dinner set'), others, 5)).toEqual([]);
  });

  test('with the same words are ordered by the same condition, then the latest', () => {
    const sales = [
      ...others,
      sale('mower', { condition: 'Damaged', soldAt: 9 }),
      sale('mower', { soldAt: 1 }),
      sale('mower', { soldAt: 2 }),
    ];
    for (const given of [sales, sales.toReversed()]) {
      const found = similarSales(lot('mower'), given, 5);
      expect(found.map(({ condition, soldAt }) => [condition, soldAt])).toEqual([
        ['Opened Box', 2],
        ['Opened Box', 1],
        ['Damaged', 9],
      ]);
    }
    expect(similarSales(lot('mower', 'Damaged'), sales, 1)).toMatchObject([
      { condition: 'Damaged' },
    ]);
  });

  test('are none for a lot without words, and none of no sales', () => {
    expect(similarSales({ words: [], condition: '' }, others, 5)).toEqual([]);
    expect(similarSales(lot('mower'), [], 5)).toEqual([]);
    expect(similarSales(lot('mower'), [{ ...sale('mower'), words: [] }], 5)).toEqual([]);
  });

  test('are at most as many as asked for, and a lot of the same title is always similar', () => {
    const word = fc.constantFrom('mower', 'set', 'gas', 'pan', 'steel', 'red');
    const words = fc.uniqueArray(word, { minLength: 1 });
    fc.assert(
      fc.property(fc.array(words), words, fc.integer({ min: 1, max: 4 }), (titles, own, max) => {
        const sales = [...titles, own].map((each) => sale(each.join(' ')));
        const found = similarSales({ words: own, condition: 'Opened Box' }, sales, max);
        expect(found.length).toBeGreaterThan(0);
        expect(found.length).toBeLessThanOrEqual(max);
        expect(found[0]?.words).toEqual(expect.arrayContaining(own));
      }),
    );
  });
});

describe('a range of prices', () => {
  test.each([
    [[500], [500, 500, 500]],
    [
      [900, 100, 500],
      [100, 500, 900],
    ],
    [
      [100, 900, 300, 500],
      [100, 400, 900],
    ],
    [
      [100, 101],
      [100, 101, 101],
    ],
  ])('of %j', (prices, [lowestCents, medianCents, highestCents]) => {
    expect(priceRange(prices)).toEqual({ lowestCents, medianCents, highestCents });
  });

  test('of no price is none', () => {
    expect(priceRange([])).toBeNull();
  });
});
