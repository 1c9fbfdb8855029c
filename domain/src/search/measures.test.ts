import { describe, expect, test } from 'vitest';
import { measureIn, spellMeasures } from './measures.ts';
import { plainText } from './plain-text.ts';

const wordsOf = (text: string) => plainText(spellMeasures(text)).split(' ');
const formsOf = (text: string) =>
  (measureIn(wordsOf(text))?.same ?? []).map((phrase) => phrase.join(' '));

describe('a size', () => {
  test('is the same however it is written', () => {
    for (const text of ['20v', '20 V', '20-volt', '20 volts']) {
      expect([text, formsOf(text)]).toEqual([
        text,
        expect.arrayContaining(['20 volt', '20 v', '20v']),
      ]);
    }
    for (const text of ['55in', '55"', '55 inch', '55-inches', '55 in', '55\u201d', "55''"]) {
      expect([text, formsOf(text)]).toEqual([
        text,
        expect.arrayContaining(['55 inch', '55in', '55']),
      ]);
    }
    expect(formsOf("6' ladder")).toContain('6 feet');
    expect(formsOf('7.4 cu ft dryer')).toContain('7.4 cubic feet');
    expect(formsOf('1tb ssd')).toContain('1 tb');
    expect(formsOf('6 qt')).toContain('6 quart');
  });

  test('has its thousands with and without a comma', () => {
    for (const text of ['2300 psi', '2,300 PSI']) {
      expect([text, formsOf(text)]).toEqual([
        text,
        expect.arrayContaining(['2300 psi', '2 300 psi']),
      ]);
    }
    expect(wordsOf('1,000,000')).toEqual(['1000000']);
  });

  test('only an inch may be a number alone, because a title loses its mark', () => {
    expect(formsOf('20 volt')).not.toContain('20');
  });

  test('takes as many words as it is written with', () => {
    expect(measureIn(['20v', 'drill'])?.length).toBe(1);
    expect(measureIn(['20', 'volt', 'drill'])?.length).toBe(2);
    expect(measureIn(['7', 'cu', 'ft'])?.length).toBe(3);
  });

  test('of two or three sides is the same with "x", "by" and marks, in either order', () => {
    for (const text of [
      '10x12',
      '10 x 12',
      '10 by 12',
      "10' x 12'",
      '10ft x 12 ft',
      '12 \u00d7 10',
    ]) {
      expect([text, formsOf(text)]).toEqual([
        text,
        expect.arrayContaining(['10 by 12', '12 by 10', '10x12']),
      ]);
    }
    expect(wordsOf('4 x 6 x 8 crate')).toEqual(['4x6x8', 'crate']);
    expect(formsOf('4 by 6 by 8')).toContain('4 by 6 by 8');
    expect(measureIn(['10x12', 'feet', 'tent'])?.length).toBe(2);
    expect(wordsOf('LPN12x34')).toEqual(['lpn12x34']);
  });

  test('may be a number of people or pieces, in digits or as a word', () => {
    expect(formsOf('8 person')).toContain('for eight');
    expect(formsOf('eight person')).toContain('8 person');
    for (const text of ['4 pack', 'set of 4', 'set of four', '4 pieces']) {
      expect([text, formsOf(text)]).toEqual([
        text,
        expect.arrayContaining(['set of four', 'pack of 4']),
      ]);
    }
    expect(formsOf('3 burner')).toContain('three burners');
    expect(measureIn(['three', 'in', 'one'])).toBeNull();
  });

  test('of clothes is a number or letters', () => {
    expect([formsOf('sz 8'), formsOf('size 8.5')]).toEqual([['size 8'], ['size 8.5']]);
    expect([formsOf('size m'), formsOf('xl')]).toEqual([
      ['medium', 'm'],
      ['extra large', 'xl'],
    ]);
    for (const text of ['m', 's', 'size queen', 'sz']) {
      expect([text, measureIn(wordsOf(text))]).toEqual([text, null]);
    }
  });

  test('is a number with a known unit', () => {
    for (const text of ['20', 'volt', '20 drills', 'ps5', '4runner', 'v20', 'dad\u2019s drill']) {
      expect([text, measureIn(wordsOf(text))]).toEqual([text, null]);
    }
  });
});
