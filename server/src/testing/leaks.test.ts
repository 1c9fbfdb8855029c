import { expect, test } from 'vitest';
import { findTraces } from './leaks.ts';

const hidden = (text: string) => Buffer.from(text);
const PASSWORD = 'nine copper kettles & 1';

test.each([
  ['plain', 'what: 123456.', '123456'],
  ['JSON', String.raw`{"code":"123456"}`, '123456'],
  ['hex', `\\x${hidden('it is 123456!').toString('hex')}`, '123456'],
  ['base64', hidden('a 123456 b').toString('base64'), '123456'],
  ['base64, one further', hidden('ab 123456 b').toString('base64'), '123456'],
  ['base64, two further', hidden('abc 123456 b').toString('base64url'), '123456'],
  ['URL', `?p=${encodeURIComponent(PASSWORD)}&q`, PASSWORD],
  ['bytes of a buffer in JSON', JSON.stringify(hidden(`x${PASSWORD}x`)), PASSWORD],
  [
    'bytes under their places',
    JSON.stringify(Object.assign({}, hidden(`x${PASSWORD}x`))),
    PASSWORD,
  ],
  ['a short one', '(1,087,x)', '087'],
])('finds a secret: %s', (_, text, secret) => {
  expect(findTraces(new Map([['here', text]]), secret)).toEqual(['here']);
});

test.each([
  ['a longer number', '1123456 and 1234567'],
  ['a part of a second', '12:00:00.123456'],
  ['an id', '01a12345-6123-7123-8123-a123456bcdef'],
])('does not take for the secret: %s', (_, text) => {
  expect(findTraces(new Map([['here', text]]), '123456')).toEqual([]);
});
