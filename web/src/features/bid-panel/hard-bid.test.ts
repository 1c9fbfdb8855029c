import { expect, test } from 'vitest';
import { hardBidLabel } from './hard-bid.tsx';

test('where prices are totals, the label of an exact bid says that it excludes premium and tax', () => {
  expect(hardBidLabel(false)).toBe('Your exact bid');
  expect(hardBidLabel(true)).toBe('Your exact bid, before premium and tax');
});
