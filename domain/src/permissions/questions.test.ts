import { expect, test } from 'vitest';
import { mayAnswer } from './questions.ts';

test('the seller of a lot and admins answer questions about it, nobody else', () => {
  const lot = { sellerId: 'sam' };
  expect(mayAnswer({ userId: 'sam', role: 'seller' }, lot)).toBe(true);
  expect(mayAnswer({ userId: 'ada', role: 'admin' }, lot)).toBe(true);
  expect(mayAnswer({ userId: 'sue', role: 'seller' }, lot)).toBe(false);
  expect(mayAnswer({ userId: 'stan', role: 'staff' }, lot)).toBe(false);
  expect(mayAnswer({ userId: 'bea', role: 'buyer' }, lot)).toBe(false);
});
