import { describe, expect, test } from 'vitest';
import { ageIn, giftIn, giftToPerson } from './gifts.ts';
import { parseQuery } from './parse-query.ts';

const age = (text: string) => ageIn(text.split(' '));
const gift = (text: string) => giftIn(text.split(' '));
const goodsFor = (text: string) => gift(text)?.meaning.related.map((name) => name.join(' '));

describe('an age (R41)', () => {
  test('is a number of years or months, and who is as old', () => {
    expect(age('5 year old boy')).toEqual({ length: 4, who: 'boy', years: 5 });
    expect(age('5 years old')).toEqual({ length: 3, who: 'kid', years: 5 });
    expect(age('five year old girl bike')).toEqual({ length: 4, who: 'girl', years: 5 });
    expect(age('6 month old')).toEqual({ length: 3, who: 'baby', years: 0.5 });
    expect(age('13 yr old girl')).toEqual({ length: 4, who: 'teen', years: 13 });
    expect(age('12 year old girl')).toEqual({ length: 4, who: 'girl', years: 12 });
    expect(age('20 year old')).toEqual({ length: 3, who: 'friend', years: 20 });
    expect(age('1 year old')).toEqual({ length: 3, who: 'toddler', years: 1 });
    expect(age('4 yo')).toEqual({ length: 2, who: 'kid', years: 4 });
  });

  test('is no other number', () => {
    expect([age('3 year warranty'), age('0 year old'), age('old year'), age('5')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('limits a search, and may be left out', () => {
    expect(parseQuery('toys for 5 year old').parts.map(({ words, role }) => [words, role])).toEqual(
      [
        [['toys'], 'goods'],
        [['for'], 'goods'],
        [['5', 'year', 'old'], 'limit'],
      ],
    );
  });
});

describe('a gift (R41)', () => {
  test('is for somebody, in many words', () => {
    expect(goodsFor('gift for dad')).toContain('grill');
    expect(goodsFor('presents for my mom')).toContain('massager');
    expect(goodsFor('gift ideas for her')).toContain('massager');
    expect(goodsFor('gift for her dad')).toContain('grill');
    expect(goodsFor('gift for my dear wife')).toContain('candle');
    expect(goodsFor('gift for someone who loves coffee')).toContain('french press');
    expect(gift('gift for a 5 year old boy')?.meaning.slugs).toEqual(['toys']);
    expect(gift('8 year old girl gift')?.meaning.slugs).toEqual(['toys']);
    expect(gift('gift for my dad under')?.length).toBe(4);
  });

  test('is for a person who is named alone, or after "for"', () => {
    const words = (text: string) => parseQuery(text).parts.map(({ role }) => role);
    for (const text of ['for my wife', 'wife', 'my son', 'for dad', 'for new mom']) {
      expect([text, words(text)]).toEqual([text, ['purpose']]);
    }
    expect(giftToPerson(['garage'], true)).toBeNull();
    expect(giftToPerson(['dog'], false)).toBeNull();
  });

  test('is for anyone where no person is named', () => {
    expect(goodsFor('gifts')).toContain('board game');
    expect(goodsFor('gift ideas')).toContain('headphones');
    expect(goodsFor('gift for')).toContain('headphones');
    expect(goodsFor('gift girl')).toContain('dollhouse');
  });

  test('is for a toddler of up to three years', () => {
    expect(gift('gift for 3 year old')?.meaning.related[0]).toEqual(['balance', 'bike']);
    expect(gift('gift for 4 year old')?.meaning.slugs).toEqual(['toys']);
    expect(goodsFor('gift for 4 year old')).not.toContain('balance bike');
  });

  test('is not for what has no goods, and of no words around it', () => {
    expect([gift('gift for qqx'), gift('gift basket'), gift('for dad')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is the same on any occasion', () => {
    const parts = (text: string) => parseQuery(text).parts.map(({ words }) => words.join(' '));
    expect(parts('birthday gift for dad')).toEqual(['gift for dad']);
    expect(parts('christmas lights')).toEqual(['christmas lights']);
    expect(parts('birthday candles')).toEqual(['birthday', 'candles']);
  });
});
