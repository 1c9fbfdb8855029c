import type { LotChanged, LotClosed, OwnStanding } from '@hammerdock/contract/events.ts';
import { describe, expect, test } from 'vitest';
import { sampleLot, sampleLotDetail } from '../../testing/sample-lot.ts';
import { applyEvent, catchUp } from './lot-events.ts';

const CLOSE = Date.parse('2026-11-21T15:00:00.000Z');

const card = sampleLot({
  id: 'saw',
  sequence: 4,
  bids: 3,
  date_closed: new Date(CLOSE).toISOString(),
});
const changed: LotChanged = {
  channel: 'lot',
  lot_id: 'saw',
  sequence: 5,
  from_seq: 5,
  to_seq: 5,
  latestbid: '21.00',
  next_bid: '22.00',
  buynowamount: null,
  bids: 4,
  date_closed: CLOSE + 300_000,
  market_status: 'open',
  future_active: false,
  extended: true,
  reason: '',
};

const closeAt = (latestbid: string, bids: number): LotClosed => ({
  channel: 'lot',
  lot_id: 'saw',
  sequence: 5,
  from_seq: 5,
  to_seq: 5,
  latestbid,
  bids,
  date_closed: CLOSE,
  withdrawn: false,
  market_status: 'sold',
});

describe('a rival’s bid', () => {
  test('LIVE-02 changes price, next bid, count and close in every answer with the lot', () => {
    const answer = { blocks: [{ title: 'Newest', lots: [card, { ...card, id: 'sofa' }] }] };
    const { data, gap } = applyEvent(answer, changed);
    const [saw, sofa] = data.blocks[0]?.lots ?? [];
    expect(saw).toMatchObject({ latestbid: '21.00', next_bid: '22.00', bids: 4, sequence: 5 });
    expect(saw?.date_closed).toBe('2026-11-21T15:05:00.000Z');
    expect(sofa).toBe(answer.blocks[0]?.lots[1]);
    expect(gap).toBe(false);
  });

  test('that is older than the answer changes nothing', () => {
    const shown = { ...card, sequence: 6 };
    expect(applyEvent(shown, changed).data).toEqual(shown);
  });

  test('R40 refetches the lot after a missed event, but not after a merged one', () => {
    expect(applyEvent(card, { ...changed, sequence: 7, from_seq: 7, to_seq: 7 }).gap).toBe(true);
    expect(applyEvent(card, { ...changed, sequence: 7, from_seq: 5, to_seq: 7 }).gap).toBe(false);
  });

  test('does not copy answers without the lot', () => {
    const answer = { searchList: [{ ...card, id: 'sofa' }], searchCount: 1 };
    expect(applyEvent(answer, changed).data).toBe(answer);
  });
});

describe('the Buy Now price', () => {
  const free = { ...card, latestbid: null, bids: 0, buynowamount: '90.00' };
  const closed = closeAt('90.00', 0);

  test('R18 is removed by the first bid and by the purchase', () => {
    expect(applyEvent(free, changed).data.buynowamount).toBe(null);
    expect(applyEvent(free, closed).data).toMatchObject({
      buynowamount: null,
      market_status: 'sold',
    });
  });

  test('R18 returns with an unpaid lot, and the buyer no longer has it', () => {
    const bought = {
      ...free,
      market_status: 'sold',
      latestbid: '90.00',
      buynowed: 'me',
      common_invoice: 'inv',
    } as const;
    const reopened: LotChanged = {
      ...changed,
      latestbid: null,
      next_bid: '5.00',
      buynowamount: '90.00',
      bids: 0,
    };
    const again = applyEvent(bought, reopened).data;
    expect(again).toMatchObject({ market_status: 'open', latestbid: null, buynowamount: '90.00' });
    const standing: OwnStanding = {
      channel: 'user',
      lot_id: 'saw',
      sequence: 5,
      bidtopstatus: '',
      bidtopstatus_text: '',
      bidtopstatus_color: '',
      message: '',
      latestbid: null,
      max_amount: null,
      lowering_until: null,
    };
    const own = { buynowed: null, common_invoice: null, bidtopstatus: '' };
    expect(applyEvent(bought, standing).data).toMatchObject(own);
    // As at a reload, the price does not return for the buyer, whichever event comes first.
    const lapsed = { ...standing, buynow_lapsed: true };
    const refused = { buynowamount: null, buynow_lapsed: 1, pay_until: null };
    const held = { ...bought, pay_until: '2026-11-21T14:30:00.000Z' };
    for (const events of [
      [lapsed, reopened],
      [reopened, lapsed],
    ]) {
      const shown = events.reduce((lot, event) => applyEvent(lot, event).data, held);
      expect(shown).toMatchObject({ ...refused, market_status: 'open' });
    }
    const caughtUp = catchUp(held, () => [reopened, lapsed]).data;
    expect(caughtUp).toMatchObject({ ...refused, market_status: 'open' });
  });

  test('LIST-18 R38 a win refetches the lot, because only the server knows the receipt', () => {
    const won = {
      channel: 'user',
      lot_id: 'saw',
      sequence: 5,
      bidtopstatus: 'won',
      bidtopstatus_text: 'You Won',
      bidtopstatus_color: 'green',
      message: '',
      market_status: 'sold',
      latestbid: '90.00',
    } as const;
    expect(applyEvent(free, won)).toMatchObject({ gap: true, data: { bidtopstatus: 'won' } });
  });
});

const standing = (changes: Partial<OwnStanding>): OwnStanding => ({
  channel: 'user',
  lot_id: 'saw',
  sequence: 5,
  bidtopstatus: 'winning',
  bidtopstatus_text: 'You’re Winning',
  bidtopstatus_color: 'green',
  message: '',
  latestbid: '21.00',
  max_amount: '40.00',
  lowering_until: null,
  ...changes,
});

test('R68 a revealed maximum may be lowered until the time of its event, or until it changes', () => {
  const revealed = standing({ lowering_until: CLOSE });
  const detail = sampleLotDetail({ id: 'saw', sequence: 5 });
  const until = '2026-11-21T15:00:00.000Z';
  const shown = applyEvent(detail, revealed);
  expect(shown).toMatchObject({ gap: false, data: { lowering_until: until } });
  expect(catchUp(detail, () => [revealed])).toEqual(shown);
  const still = applyEvent(shown.data, standing({ sequence: 6, latestbid: '22.00' }));
  expect(still).toMatchObject({ data: { lowering_until: until } });
  const lowered = applyEvent(shown.data, standing({ max_amount: '30.00' }));
  expect(lowered).toMatchObject({ gap: false, data: { lowering_until: null } });
  expect(applyEvent(card, revealed).data).not.toHaveProperty('lowering_until');
});

test('a private event sets the own status and maximum, and the next bid with the price', () => {
  const withNext = standing({ next_bid: '22.00' });
  expect(applyEvent(card, withNext).data).toMatchObject({
    bidtopstatus: 'winning',
    proxy_bid_details: { leading: true, max_amount: '40.00' },
    latestbid: '21.00',
    next_bid: '22.00',
    sequence: 4,
  });
  const { next_bid: _, ...ofOlderNode } = withNext;
  expect(applyEvent(card, ofOlderNode).data).toMatchObject({ next_bid: card.next_bid });
});

test.each([
  ['sold', '20.00', 'Sold Price'],
  ['closed', '20.00', 'Final Bid'],
  ['closed', null, 'Not sold'],
] as const)(
  'LIST-16 a lot that closed as %s at %s has the label %s',
  (market_status, latestbid, label) => {
    const closed = { ...closeAt('20.00', 3), market_status, latestbid };
    expect(applyEvent(card, closed).data).toMatchObject({ cbidtext: label });
  },
);

test('a close without an own bid shows the lot as sold', () => {
  const closed = closeAt('20.00', 3);
  const { data } = applyEvent(card, closed);
  expect(data).toMatchObject({ market_status: 'sold', cbidtext: 'Sold Price', bidtopstatus: '' });
});
