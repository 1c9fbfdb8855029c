import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each([
  'https://example.com',
  'HTTP://Example.com/a',
  'https://shop.example.com:8443/item/12?color=red&size=L#reviews',
  'https://example.com?id=1',
])('%s may become a link', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

test.each([
  '',
  'example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'https://',
  'https:///example.com',
  'https://user@example.com',
  'https://user:word@example.com/',
  'https://example.com/a b',
  'https://example.com/\u202Egpj',
  'https://ex\u0430mple.com',
  ' https://example.com',
  'https://example.com\nx',
])('%j may not', (address) => {
  expect(isWebAddress(address)).toBe(false);
});
