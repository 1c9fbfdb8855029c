import { expect, test } from 'vitest';
import { bidPricesOf, totalPricesOf } from '../../../api/prices/lot-price.ts';
import { sampleLot } from '../../../testing/sample-lot.ts';
import { loweringTexts } from './lowering-texts.ts';

const range = { leastCents: 5_000, maximumCents: 6_000 };

test('a maximum is lowered as a bid, with the totals beside it for a viewer of totals', () => {
  expect(loweringTexts(bidPricesOf(sampleLot()), range)).toEqual({
    label: 'Your new maximum',
    own: 'Your maximum is $60.00.',
    range: 'Enter at least $50.00 and less than $60.00.',
  });
  expect(loweringTexts(totalPricesOf(sampleLot()), range)).toEqual({
    label: 'Your new maximum (bid)',
    own: 'Your maximum is $60.00 bid ($75.82 total).',
    range: 'Enter at least $50.00 bid ($63.18 total) and less than $60.00 bid ($75.82 total).',
  });
});
