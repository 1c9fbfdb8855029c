import { expect, test } from 'vitest';
import { readSmsWish } from './sms-wishes.ts';

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Stop all', 'stop'],
  ['Unsubscribe!', 'stop'],
  ['start', 'start'],
  ['HELP', 'help'],
  ['Please stop by at 5', null],
  ['I need help with lot 3', null],
  ['', null],
])('reads %j as %j', (text, wish) => {
  expect(readSmsWish(text)).toBe(wish);
});
