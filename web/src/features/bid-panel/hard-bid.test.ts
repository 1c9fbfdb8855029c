import { expect, test } from 'vitest';
import { hardBidLabel } from './hard-bid.tsx';

test('R9 among totals an exact bid says that it is none', () => {
  expect(hardBidLabel(false)).toBe('Your exact bid');
  expect(hardBidLabel(true)).toBe('Your exact bid, before premium and tax');
});
