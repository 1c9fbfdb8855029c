import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('text is searched in lower case, without accents and punctuation', () => {
  expect(plainText('Café  Crème, 20V — Drill/Driver')).toBe('cafe creme 20v drill driver');
  expect(plainText('Ｗｉｄｅ letters')).toBe('wide letters');
});

test('the point of a number stays, others are removed', () => {
  expect(plainText('3.5-inch jack. Two .5 kg')).toBe('3.5 inch jack two 5 kg');
});

test('nothing is left of emoji, punctuation and wildcards', () => {
  for (const text of ['', '   ', '!!! &|:*', '%_%', '😀🎉', "'; --", '\0', '\ud83d', '...']) {
    expect([text, plainText(text)]).toEqual([text, '']);
  }
});
