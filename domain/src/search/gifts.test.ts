import { describe, expect, test } from 'vitest';
import { ageIn, giftIn } from './gifts.ts';
import { parseQuery } from './parse-query.ts';

const age = (text: string) => ageIn(text.split(' '));
const gift = (text: string) => giftIn(text.split(' '));
const goodsOf = (text: string) => gift(text)?.meaning.related.map((name) => name.join(' ')) ?? [];

describe('an age', () => {
  test.each([
    ['5 year old boy', 4, 'boy'],
    ['five year olds', 3, 'kid'],
    ['6 months old', 3, 'baby'],
    ['18 month old girl', 4, 'girl'],
    ['15 yr old', 3, 'teen'],
    ['40 years old', 3, 'friend'],
    ['3 yo', 2, 'kid'],
  ])('of "%s" has %i words and is of a %s', (text, length, who) => {
    expect(age(text)).toEqual({ length, who });
  });

  test.each(['3 year warranty', '5 inch old', 'old boy', '0 years old'])(
    'is not in "%s"',
    (text) => {
      expect(age(text)).toBeNull();
    },
  );
});

describe('a gift', () => {
  test.each([
    ['gift for my dad', 4],
    ['gift ideas for a 5 year old boy', 8],
    ['presents for the teacher', 4],
    ['10 year old girl gift', 5],
    ['gifts for her', 3],
    ['gift for someone who loves coffee', 6],
  ])('of "%s" takes all its words', (text, length) => {
    expect(gift(text)?.length).toBe(length);
  });

  test('is of goods for the one who gets it', () => {
    expect(goodsOf('gift for dad')).toContain('grill');
    expect(goodsOf('gift for dad')).toEqual(goodsOf('presents for my father'));
    expect(goodsOf('gift for a 5 year old boy')).not.toContain('grill');
  });

  test('is not named by a gift card, nor for nobody known', () => {
    for (const text of ['gift card', 'gift for', 'gift for qqx', 'present qqx', '5 year old boy'])
      expect([text, gift(text)]).toEqual([text, null]);
  });

  test('is the same at any occasion', () => {
    const wordsOf = (text: string) => parseQuery(text).parts.map(({ words }) => words.join(' '));
    expect(wordsOf('christmas gift for kids')).toEqual(['gift for kids']);
    expect(wordsOf('christmas tree').join(' ')).toContain('christmas');
  });
});
