import type { LotChanged, OwnResult, OwnStanding } from '@hammerdock/contract/events.ts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sampleLot } from '../../testing/sample-lot.ts';
import { openLotEventCache } from './lot-event-cache.ts';

const bidOf = (latestbid: string, sequence: number): LotChanged => ({
  channel: 'lot',
  lot_id: 'kettle',
  sequence,
  from_seq: sequence,
  to_seq: sequence,
  latestbid,
  next_bid: '99.00',
  buynowamount: null,
  bids: sequence,
  date_closed: Date.parse('2026-11-22T15:00:00.000Z'),
  market_status: 'open',
  future_active: false,
  extended: false,
  reason: '',
});
const won: OwnResult = {
  channel: 'user',
  lot_id: 'kettle',
  sequence: 2,
  bidtopstatus: 'won',
  bidtopstatus_text: 'You Won',
  bidtopstatus_color: 'green',
  message: '',
  market_status: 'sold',
  latestbid: '20.00',
};

const outbid: OwnStanding = {
  channel: 'user',
  lot_id: 'kettle',
  sequence: 2,
  bidtopstatus: 'outbid',
  bidtopstatus_text: 'You’re Losing',
  bidtopstatus_color: 'red',
  message: 'user a****b has placed a higher Max Bid',
  latestbid: '20.00',
  max_amount: '15.00',
  lowering_until: null,
};

/** A page whose answers the test returns one by one. */
function openPage(key = 'page') {
  const client = new QueryClient();
  const lotEvents = openLotEventCache(client);
  const answers: ((lot: object) => void)[] = [];
  client.setQueryData([key], { lots: [sampleLot()] });
  const page = new QueryObserver(client, {
    queryKey: [key],
    queryFn: () =>
      new Promise<object>((answer) => {
        answers.push((lot) => answer({ lots: [lot] }));
      }),
    staleTime: Infinity,
  });
  page.subscribe(() => undefined);
  const settled = () => page.refetch({ cancelRefetch: false });
  const shown = () => page.getCurrentResult().data;
  return { lotEvents, page, answers, settled, shown };
}

test('an event is not undone by an answer that was requested before it', async () => {
  const { lotEvents, page, answers, settled, shown } = openPage();
  void page.refetch();
  lotEvents.apply(bidOf('21.00', 2));
  expect(shown()).toMatchObject({ lots: [{ latestbid: '21.00', bids: 2 }] });
  answers[0]?.(sampleLot({ notes: 'For the boat' }));
  await settled();
  expect(shown()).toMatchObject({ lots: [{ latestbid: '21.00', bids: 2, notes: 'For the boat' }] });
  expect(answers).toHaveLength(1);
});

test('R70 an own raise is not undone by an answer that was requested before it', async () => {
  const { lotEvents, page, answers, settled, shown } = openPage();
  void page.refetch();
  lotEvents.apply({
    channel: 'user',
    lot_id: sampleLot().id,
    sequence: sampleLot().sequence,
    bidtopstatus: 'winning',
    bidtopstatus_text: 'You’re Winning',
    bidtopstatus_color: 'green',
    message: '',
    latestbid: '20.00',
    max_amount: '70.00',
    lowering_until: null,
  });
  answers[0]?.(
    sampleLot({
      proxy_bid_details: { leading: true, max_amount: '50.00', kind: 'proxy' as const },
    }),
  );
  await settled();
  expect(shown()).toMatchObject({ lots: [{ proxy_bid_details: { max_amount: '70.00' } }] });
});

test('an answer newer than the events is not changed', async () => {
  const { lotEvents, page, answers, settled, shown } = openPage();
  lotEvents.apply(bidOf('21.00', 2));
  void page.refetch();
  answers[0]?.(sampleLot({ sequence: 3, latestbid: '22.00' }));
  await settled();
  expect(shown()).toMatchObject({ lots: [{ latestbid: '22.00', sequence: 3 }] });
});

test('R40 an answer that is too old for the events is refetched', async () => {
  const { lotEvents, page, answers, settled, shown } = openPage();
  void page.refetch();
  lotEvents.apply(bidOf('21.00', 2));
  lotEvents.apply(bidOf('22.00', 3));
  answers[0]?.(sampleLot());
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(sampleLot({ sequence: 3, latestbid: '22.00', notes: 'For the boat' }));
  await settled();
  expect(shown()).toMatchObject({ lots: [{ latestbid: '22.00', notes: 'For the boat' }] });
});

test('an own event applies to later answers, and a win refetches the lot', async () => {
  const { lotEvents, answers, settled, shown } = openPage();
  lotEvents.apply(won);
  expect(shown()).toMatchObject({ lots: [{ bidtopstatus: 'won' }] });
  expect(answers).toHaveLength(1);
  answers[0]?.(sampleLot({ sequence: 2, bidtopstatus: 'won', common_invoice: 'INV-1' }));
  await settled();
  expect(shown()).toMatchObject({ lots: [{ bidtopstatus: 'won', common_invoice: 'INV-1' }] });
  expect(answers).toHaveLength(1);
});

test('own events that are forgotten do not change later answers', async () => {
  const { lotEvents, page, answers, settled, shown } = openPage();
  lotEvents.apply({ ...outbid, sequence: 1 });
  expect(shown()).toMatchObject({
    lots: [{ bidtopstatus: 'outbid', bidtopstatus_message: outbid.message }],
  });
  lotEvents.forgetOwnEvents();
  void page.refetch();
  answers.at(-1)?.(sampleLot());
  await settled();
  expect(shown()).toMatchObject({ lots: [{ bidtopstatus: '', bidtopstatus_message: '' }] });
});

test('a win shows on the home page without loading its shelves again', async () => {
  const { lotEvents, page, answers, shown } = openPage('catalog.homeProducts');
  lotEvents.apply(won);
  expect(shown()).toMatchObject({ lots: [{ bidtopstatus: 'won', market_status: 'sold' }] });
  expect(page.getCurrentResult().fetchStatus).toBe('idle');
  expect(answers).toHaveLength(0);
  // Its price is that of a missed bid.
  lotEvents.apply(bidOf('22.00', 3));
  await expect.poll(() => answers.length).toBe(1);
});

test('only own events ask again for what the user has in play', async () => {
  const { lotEvents, answers } = openPage('bids.getInPlay');
  lotEvents.apply(bidOf('21.00', 2));
  lotEvents.apply({ ...outbid, lot_id: 'teapot' });
  await expect.poll(() => answers.length).toBe(1);
});
