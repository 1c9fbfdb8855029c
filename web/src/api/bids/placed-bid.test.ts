import type { OwnResult, OwnStanding } from '@hammerdock/contract/events.ts';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { mountHook } from '../../testing/mount-hook.tsx';
import { sampleLot } from '../../testing/sample-lot.ts';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import { samplePlacedBid } from '../../testing/sample-placed-bid.ts';
import { openLotEventCache } from '../live/lot-event-cache.ts';
import { newsOf, useTakePlaced } from './placed-bid.ts';

type Placed = ReturnType<typeof samplePlacedBid>;
type Known = Parameters<typeof newsOf>[1];

const LOST = samplePlacedBid({
  outcome: 'lost',
  leading: false,
  bidtopstatus_text: "You're Losing",
});
const own = (changes: Partial<OwnStanding>): OwnStanding => ({
  channel: 'user',
  lot_id: 'kettle',
  sequence: 7,
  bidtopstatus: 'winning',
  bidtopstatus_text: "You're Winning",
  bidtopstatus_color: 'green',
  message: '',
  latestbid: '75.00',
  max_amount: '90.00',
  lowering_until: null,
  ...changes,
});
const before = sampleLot({
  sequence: 6,
  bidtopstatus: 'outbid',
  bidtopstatus_message: 'user a****b has placed a higher Max Bid',
  latestbid: '70.00',
  next_bid: '75.00',
});

/** The lot after this, as every answer shows it. */
function after(lot: typeof before, steps: (cache: ReturnType<typeof openLotEventCache>) => void) {
  const client = new QueryClient();
  const cache = openLotEventCache(client);
  client.setQueryData(['page'], lot);
  steps(cache);
  return client.getQueryData<typeof before>(['page']);
}
const answered = (lot: typeof before, answer: Placed) =>
  after(lot, ({ apply }) => newsOf(answer, [lot]).forEach(apply));

describe('the answer to a bid changes the lot at once', () => {
  test('the bidder leads at the new price', () => {
    expect(answered(before, samplePlacedBid())).toMatchObject({
      sequence: 7,
      bidtopstatus: 'winning',
      bidtopstatus_text: "You're Winning",
      latestbid: '75.00',
      next_bid: '80.00',
      bids: 6,
      buynowamount: null,
      date_closed: '2026-11-22T21:05:00.000Z',
      proxy_bid_details: { leading: true, max_amount: '90.00', kind: 'proxy' },
    });
  });

  test('a losing bid raises the price, and the page still says who leads', () => {
    expect(answered(before, LOST)).toMatchObject({
      bidtopstatus: 'outbid',
      bidtopstatus_message: before.bidtopstatus_message,
      latestbid: '75.00',
      next_bid: '80.00',
      proxy_bid_details: { leading: false },
    });
  });

  test('R9 an exact bid is not shown as a maximum', () => {
    const shown = after(before, ({ apply }) => newsOf(LOST, [before], 'hard').forEach(apply));
    expect(shown?.proxy_bid_details).toMatchObject({ leading: false, kind: 'hard' });
  });

  test('R70 a raise changes only the maximum', () => {
    const leading = sampleLot({ sequence: 7, bidtopstatus: 'winning', latestbid: '75.00' });
    const raised = samplePlacedBid({ outcome: 'raised', max_amount: '120.00' });
    expect(answered(leading, raised)).toEqual({
      ...leading,
      bidtopstatus_text: "You're Winning",
      bidtopstatus_color: 'green',
      proxy_bid_details: { leading: true, max_amount: '120.00', kind: 'proxy' },
    });
  });

  test('an advance bid is the maximum so far, and opens nothing', () => {
    const upcoming = sampleLot({ sequence: 1, future_active: true, latestbid: null });
    const advanced = samplePlacedBid({
      outcome: 'advanced',
      sequence: 1,
      latestbid: null,
      leading: false,
      bidtopstatus_text: '',
    });
    expect(answered(upcoming, advanced)).toMatchObject({
      future_active: true,
      latestbid: null,
      bidtopstatus: '',
      proxy_bid_details: { leading: false, max_amount: '90.00', kind: 'proxy' },
    });
  });

  test('in every answer with the lot, before any refetch', async () => {
    const lots = [sampleLotInPlay({ sequence: 6 })];
    const { act, calls, queryClient } = await mountHook(useTakePlaced, {
      cached: [
        [['bids.listLotsInPlay', {}], { lotsInPlay: lots }],
        [['catalog.getProductInfo', { product_id: 'kettle' }], { productInfo: before }],
      ],
    });
    await act((take) => take({ finalresults: samplePlacedBid() }, () => undefined));
    const shown = { sequence: 7, bidtopstatus: 'winning', next_bid: '80.00' };
    expect(queryClient.getQueryData(['bids.listLotsInPlay', {}])).toMatchObject({
      lotsInPlay: [shown],
    });
    expect(
      queryClient.getQueryData(['catalog.getProductInfo', { product_id: 'kettle' }]),
    ).toMatchObject({ productInfo: shown });
    expect(calls).toEqual([]);
  });

  test('is reported in the update that shows its standing', async () => {
    const { act } = await mountHook(useTakePlaced, {
      cached: [[['catalog.getProductInfo', { product_id: 'kettle' }], before]],
    });
    const updates: (() => void)[] = [];
    notifyManager.setScheduler((update) => updates.push(update));
    const report = vi.fn<() => void>();
    await act((take) => take({ finalresults: samplePlacedBid() }, report));
    expect(report).not.toHaveBeenCalled();
    expect(updates).toHaveLength(1);
    updates[0]?.();
    expect(report).toHaveBeenCalledOnce();
  });
});

describe('the answer to a bid undoes nothing newer', () => {
  const closed: OwnResult = {
    channel: 'user',
    lot_id: 'kettle',
    sequence: 8,
    bidtopstatus: 'lost',
    bidtopstatus_text: 'You Lost',
    bidtopstatus_color: 'red',
    message: '',
    market_status: 'sold',
    latestbid: '95.00',
  };

  test.each<[string, Known]>([
    ['a later bid', [before, { ...before, sequence: 8 }]],
    ['the close', [{ ...before, market_status: 'sold' }]],
  ])('%s', (_name, known) => {
    expect(newsOf(samplePlacedBid(), known)).toEqual([]);
  });

  test('a raise that followed under the same number', () => {
    const raised = { leading: true, max_amount: '120.00', kind: 'proxy' } as const;
    const known = sampleLot({ sequence: 7, bidtopstatus: 'winning', proxy_bid_details: raised });
    expect(answered(known, samplePlacedBid())?.proxy_bid_details).toEqual(raised);
  });

  test.each([own({ sequence: 8, bidtopstatus: 'outbid', latestbid: '95.00' }), closed])(
    'a later standing whose price has not arrived yet: $bidtopstatus',
    (later) => {
      const shown = after(before, ({ apply }) => {
        apply(later);
        newsOf(samplePlacedBid(), [before]).forEach(apply);
      });
      expect(shown).toMatchObject({ bidtopstatus: later.bidtopstatus });
    },
  );

  test.each([
    ['answer, standing, price', [2, 0, 1]],
    ['standing, answer, price', [0, 2, 1]],
    ['price, answer, standing', [1, 2, 0]],
    ['price, standing, answer', [1, 0, 2]],
  ])('in any order: %s', (_name, order) => {
    const shown = after(before, ({ apply }) => {
      const [, price] = newsOf(samplePlacedBid(), [before]);
      const arrivals = [[own({})], [price], newsOf(samplePlacedBid(), [before])];
      for (const index of order) for (const event of arrivals[index] ?? []) if (event) apply(event);
    });
    expect(shown).toMatchObject({
      bidtopstatus: 'winning',
      latestbid: '75.00',
      next_bid: '80.00',
      sequence: 7,
    });
  });
});
