import { expect, test } from 'vitest';
import { isNews } from './use-announced.ts';

const of = (text: string | undefined, topic = 'price') => ({ topic, text });

test('a changed text is announced', () => {
  expect(isNews(of('$5'), of('$6'))).toBe(true);
  expect(isNews(of(''), of('$6'))).toBe(true);
});

test.each([
  ['the same text', of('$5'), of('$5')],
  ['the first text, which is read with the page', of(undefined), of('$5')],
  ['a text that disappears', of('$5'), of('')],
  ['a text that is loaded again', of('$5'), of(undefined)],
  ['a text on another topic', of('$5'), of('$6', 'count')],
])('%s is not announced', (_case, last, next) => {
  expect(isNews(last, next)).toBe(false);
});
