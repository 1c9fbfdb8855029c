import { expect, test } from 'vitest';
import { bidPricesOf, totalPricesOf, type LotPrices } from '../../../api/prices/lot-price.ts';
import { openStage } from '../../../testing/render-hook.tsx';
import { sampleLot } from '../../../testing/sample-lot.ts';
import { textOfHtml } from '../../../testing/text-of-html.ts';
import { StepList } from './bid-replay.tsx';

const { render } = await openStage();

test('the price of a step is a bid, with its total beside it for a viewer of totals', () => {
  const step = {
    step: 1,
    at: '2026-11-20T15:00:00.000Z',
    kind: 'opened',
    own: true,
    latestbid: '50.00',
    text: 'You opened at $50.00.',
    rule: 'The first bid leads at the starting price.',
    username: 'bea',
    amount: '60.00',
    rival_max: null,
    increment: null,
    leading: true,
    date_closed: null,
  } as const;
  const shown = (prices: LotPrices) =>
    textOfHtml(render(<StepList steps={[step]} outbid={step} prices={prices} />));
  expect(shown(bidPricesOf(sampleLot()))).not.toContain('total');
  const totals = shown(totalPricesOf(sampleLot()));
  // Above the list and in it.
  expect(totals.split('$50.00 bid ($63.18 total)')).toHaveLength(3);
});
