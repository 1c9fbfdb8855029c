import type { Cents } from '@hammerdock/domain/money.ts';
import type { LotPrices } from '../../../api/prices/lot-price.ts';

/** A maximum is entered as a bid, so a viewer of totals sees both. */
export const loweringTexts = (
  { isTotal, bidText }: LotPrices,
  { leastCents, maximumCents }: { readonly leastCents: Cents; readonly maximumCents: Cents },
) => ({
  label: isTotal ? 'Your new maximum (bid)' : 'Your new maximum',
  own: `Your maximum is ${bidText(maximumCents)}.`,
  range: `Enter at least ${bidText(leastCents)} and less than ${bidText(maximumCents)}.`,
});
