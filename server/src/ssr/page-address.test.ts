import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/?utm_source=letter&utm_medium=email', '/'],
  ['/search?q=wooden%20chair&fbclid=IwAR0x&sort=4', '/search?q=wooden%20chair&sort=4'],
  ['/search?q=fbclid=1', '/search?q=fbclid=1'],
  ['/search?q=what?&gclid=1', '/search?q=what?'],
])('%s is the page %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});

test.each([
  '//evil.example/login',
  '/\\\\evil.example/login',
  '//evil.example:99999/',
  '///',
  '//a@b/',
])('the address of a page stays on this host: %s', (url) => {
  const origin = 'https://auctions.example.com';
  expect(new URL(pageAddress(url), origin).origin).toBe(origin);
});
