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

  test('is a number with a known unit', () => {
    for (const text of ['20', 'volt', '20 drills', 'ps5', '4runner', 'v20', 'dad\u2019s drill']) {
      expect([text, measureIn(wordsOf(text))]).toEqual([text, null]);
    }
  });
});
