import { describe, expect, test } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

describe('SEC-05 S35 the way back after sign-in', () => {
  test.each(['/', '/auctions/all', '/productView/x?bid=12.00#form'])('follows %s', (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  test.each([
    'https://elsewhere.example',
    'https:elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'auctions/all',
    '',
    undefined,
    7,
  ])('never follows %s', (wanted) => {
    expect(sameSitePath(wanted)).toBeNull();
  });
});
