import { expect, test } from 'vitest';
import { sendsCardNumber } from './card-numbers.ts';

const NUMBER = '4242424242424242';

test.each([
  [{ note: NUMBER }],
  [{ deep: [{ note: `my card: ${NUMBER}` }] }],
  [{ amount: Number(NUMBER) }],
  [{ amount: Number(NUMBER) + 0.5 }],
  [{ [NUMBER]: 'a field of this name' }],
  [[null, NUMBER]],
])('R46 a card number is found in any field, at any depth: %j', (sent) => {
  expect([sendsCardNumber(sent, 'command'), sendsCardNumber(sent, 'query')]).toEqual([true, true]);
});

test('other values are not taken for card numbers', () => {
  const sent = { id: '01a14242-4242-4242-4242-abcdefabcdef', cents: 173550, ratio: 1 / 3 };
  expect(sendsCardNumber({ ...sent, none: null, on: true, words: 'Ann' }, 'command')).toBe(false);
});

test('a carton code may be searched with any digits, but not stored when it looks like a card number', () => {
  const sent = { searchtext: '30569309020061' };
  expect([sendsCardNumber(sent, 'query'), sendsCardNumber(sent, 'command')]).toEqual([false, true]);
});
