import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { alerts } from '../../lib/notices/alerts.ts';
import { announcements } from '../../lib/notices/announcements.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { mountHook } from '../../testing/mount-hook.tsx';
import { refusal } from '../../testing/render-hook.tsx';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { bidPricesOf } from '../prices/lot-price.ts';
import { useCommand } from '../query.tsx';
import type { LotSince } from './bid-outcome.ts';
import { useBidOutcome } from './use-bid-outcome.ts';

const SUCCESS = 'Bid placed successfully';

/** The answer as it was stored when the bid was placed. */
const answer: BidResult = {
  finalresults: {
    product_id: 'kettle',
    bid_id: '3F9A-0C21',
    placed_at: '2026-11-22T20:05:09.000Z',
    sequence: 7,
    outcome: 'took lead',
    latestbid: '65.00',
    next_bid: '70.00',
    bids: 2,
    date_closed: '2026-11-22T21:00:00.000Z',
    leading: true,
    max_amount: '68.00',
    bidtopstatus_text: '',
  },
};

beforeEach(closeAlerts);

async function alertsAfter(
  lot: LotSince,
  { given, isLotPage = false }: { given?: object; isLotPage?: boolean } = {},
): Promise<readonly string[]> {
  const setting = { answers: { 'bidding.placeBid': given ?? answer }, statusText: SUCCESS };
  const { act } = await mountHook(() => {
    const prices = bidPricesOf(sampleLotInPlay());
    const report = useBidOutcome({ ...sampleLotInPlay(), ...lot }, prices, isLotPage);
    const { mutate } = useCommand('bidding.placeBid', {
      ...report.options,
      onDone: report.onPlaced,
      onRefused: report.onFailed(() => false),
    });
    return () => {
      report.press();
      mutate({ product_id: 'kettle', wsprice: '68.00' });
    };
  }, setting);
  await act((bid) => bid());
  return alerts.shown().map(({ tone, message }) => `${tone}: ${message as string}`);
}

test('a placed bid is reported as a success', async () => {
  const leading = sampleLotInPlay({ sequence: 7, bidtopstatus: 'winning' });
  expect(await alertsAfter(leading)).toEqual([`good: Copper kettle: ${SUCCESS}`]);
});

test('a placed bid is reported without the lot on the lot’s own page', async () => {
  const leading = sampleLotInPlay({ sequence: 7, bidtopstatus: 'winning' });
  expect(await alertsAfter(leading, { isLotPage: true })).toEqual([`good: ${SUCCESS}`]);
});

test('the standing before the bid does not deny its success', async () => {
  const before = sampleLotInPlay({ sequence: 6, bidtopstatus: 'outbid' });
  expect(await alertsAfter(before)).toEqual([`good: Copper kettle: ${SUCCESS}`]);
});

test.each(['outbid', 'lost'] as const)(
  'a bid that no longer leads when its answer arrives is no success: %s',
  async (bidtopstatus) => {
    const later = sampleLotInPlay({ sequence: 8, bidtopstatus });
    expect(await alertsAfter(later)).toEqual(['bad: Copper kettle: Accepted, then outbid.']);
  },
);

describe('a bid that failed', () => {
  const lost = { finalresults: { ...answer.finalresults, outcome: 'lost', leading: false } };
  const tooLow = refusal('BidTooLow', { statusText: 'Min bid $70.00' });
  const lot = sampleLotInPlay({ sequence: 6 });
  const failures = [
    ['outbid at once', lost, 'Outbid: someone’s max is higher. Next bid $70.00'],
    ['refused', tooLow, 'Not placed. The price has passed your bid. Min bid $70.00'],
  ] as const;

  test.each(failures)('is an alert: %s', async (_, given, text) => {
    expect(await alertsAfter(lot, { given })).toEqual([expect.stringContaining(text)]);
  });

  test.each(failures)('is only announced on the lot’s page: %s', async (_, given, text) => {
    const announce = vi.spyOn(announcements, 'announce');
    onTestFinished(() => announce.mockRestore());
    expect(await alertsAfter(lot, { given, isLotPage: true })).toEqual([]);
    const announced = expect.stringContaining(text) as string;
    expect(announce).toHaveBeenCalledExactlyOnceWith('bid kettle', announced);
  });
});
