import { minutes } from '@hammerdock/domain/time.ts';
import { describe, expect, test } from 'vitest';
import { bidPricesOf, totalPricesOf } from '../../api/prices/lot-price.ts';
import { sampleLotInPlay } from '../../testing/sample-lot-in-play.ts';
import {
  leaderOf,
  nextBidWords,
  resultParts,
  resultsOf,
  stateOf,
  urgentOf,
} from './urgent-lots.ts';

const NOW = Date.parse('2026-11-22T14:00:00.000Z');
const closing = (inMinutes: number) => ({
  date_closed: new Date(NOW + minutes(inMinutes)).toISOString(),
});
const outbid = (id: string, inMinutes: number) => sampleLotInPlay({ id, ...closing(inMinutes) });
const winning = (id: string, inMinutes: number) =>
  sampleLotInPlay({ id, ...closing(inMinutes), bidtopstatus: 'winning' });
const watched = (id: string, inMinutes: number) =>
  sampleLotInPlay({ id, ...closing(inMinutes), bidtopstatus: '', wlist: 1 });

const most = (
  lots: Parameters<typeof urgentOf>[0],
  more: Partial<Parameters<typeof urgentOf>[1]> = {},
) => {
  const urgent = urgentOf(lots, { now: NOW, isHidden: () => false, pinnedId: null, ...more });
  return urgent === null ? null : [urgent.lot.id, urgent.status, urgent.moreCount];
};

describe('the most urgent lot', () => {
  test('is the outbid one that closes first, before any that the user is winning', () => {
    const lots = [winning('w', 2), outbid('late', 90), outbid('soon', 10)];
    expect(most(lots)).toEqual(['soon', 'outbid', 2]);
  });

  test('is the next to close of those that the user is winning, if no other leads', () => {
    expect(most([winning('late', 500), winning('next', 400)])).toEqual(['next', 'winning', 0]);
  });

  test('is none without a bid in play: watched, not open yet, closed or over', () => {
    expect(
      most([
        watched('watched', 5),
        sampleLotInPlay({ id: 'upcoming', ...closing(5), future_active: true }),
        sampleLotInPlay({ id: 'closed', ...closing(5), market_status: 'sold' }),
        outbid('over', 0),
      ]),
    ).toBeNull();
  });

  test('counts the others that the closing page shows', () => {
    const lots = [outbid('first', 1), outbid('later', 300), winning('soon', 30), winning('w', 31)];
    expect(most(lots)).toEqual(['first', 'outbid', 2]);
  });

  test('is not a hidden one, and stays the one on which the user has just bid', () => {
    const lots = [outbid('a', 1), outbid('b', 2), winning('c', 3)];
    expect(most(lots, { isHidden: ({ id }) => id === 'a' })).toEqual(['b', 'outbid', 1]);
    expect(most(lots, { pinnedId: 'c' })).toEqual(['c', 'winning', 2]);
  });

  test('closes next unless another one does before the one on which the user has just bid', () => {
    const isNext = (lots: Parameters<typeof urgentOf>[0], pinnedId: string | null) =>
      urgentOf(lots, { now: NOW, isHidden: () => false, pinnedId })?.isNext;
    const lots = [winning('late', 10), winning('soon', 2), watched('watched', 1)];
    expect(isNext(lots, null)).toBe(true);
    expect(isNext(lots, 'soon')).toBe(true);
    expect(isNext(lots, 'late')).toBe(false);
    // The page of the lot is open, so the bar shows the other one.
    const isHidden = ({ id }: { id: string }) => id === 'soon';
    const beside = urgentOf(lots, { now: NOW, isHidden, pinnedId: null });
    expect([beside?.lot.id, beside?.isNext]).toEqual(['late', false]);
  });
});

test('the words state the next bid and its total, and do not promise the lead', () => {
  const lot = sampleLotInPlay();
  expect(nextBidWords(lot, bidPricesOf(lot))).toBe('Next bid $70.00 · $88.45 total');
  expect(nextBidWords(lot, totalPricesOf(lot))).toBe('Next bid $88.45 total');
});

test('a dismissal ends with a new price, standing or close', () => {
  const lot = outbid('a', 5);
  const before = stateOf(lot);
  expect(stateOf({ ...lot, bids: 9, wlist: 1 } as typeof lot)).toBe(before);
  for (const change of [{ latestbid: '75.00' }, { bidtopstatus: 'winning' as const }, closing(6)])
    expect(stateOf({ ...lot, ...change })).not.toBe(before);
});

describe('the results', () => {
  const won = (id: string, inMinutes: number) =>
    sampleLotInPlay({ id, ...closing(inMinutes), bidtopstatus: 'won', market_status: 'sold' });
  const lost = (id: string, inMinutes: number) =>
    sampleLotInPlay({ id, ...closing(inMinutes), bidtopstatus: 'lost', market_status: 'sold' });
  const shown = (
    lots: Parameters<typeof resultsOf>[0],
    isHidden: (lot: { readonly id: string }) => boolean = () => false,
  ) => {
    const results = resultsOf(lots, { now: NOW, isHidden });
    if (results === null) return null;
    const { lot, isWon } = results;
    return [lot.id, isWon, resultParts(results, bidPricesOf(lot)).join(' · ')];
  };
  test('are led by the latest one, won or lost, beside how many of each kind', () => {
    const [early, late] = [won('early', -8), won('late', -2)];
    const before = [lost('a', -9), lost('b', -9.5)];
    const [last, soldFor] = [lost('last', -1), 'Sold for $20.00'];
    const total = '$25.27 total';
    expect([shown([late]), shown([last])]).toEqual([
      ['late', true, total],
      ['last', false, soldFor],
    ]);
    // Several of one kind.
    expect(shown([early, late])).toEqual(['late', true, '2 won']);
    expect(shown([...before, last])).toEqual(['last', false, `${soldFor} · 3 lost`]);
    // A single win has its total, whichever came last.
    expect(shown([late, ...before])).toEqual(['late', true, `${total} · 2 lost`]);
    expect(shown([late, last])).toEqual(['last', false, `1 won, ${total} · 1 lost`]);
    expect(shown([late, ...before, last])).toEqual(['last', false, `1 won, ${total} · 3 lost`]);
    // Several wins are counted, whichever came last.
    expect(shown([early, late, ...before])).toEqual(['late', true, '2 won · 2 lost']);
    expect(shown([early, late, last])).toEqual(['last', false, '2 won · 1 lost']);
  });

  test('are led by the win where both closed at once', () => {
    expect(shown([lost('lost', -1), won('won', -1)])?.[0]).toBe('won');
  });

  test('show a loss for a minute and a half, and as long as the wins beside them', () => {
    expect(shown([lost('early', -1.4), winning('open', 5)])).toEqual([
      'early',
      false,
      'Sold for $20.00',
    ]);
    expect(shown([lost('early', -1.5)])).toBeNull();
  });

  test('are still led by the latest one when it is older', () => {
    const parts = '1 won, $25.27 total · 1 lost';
    for (const minute of [-1.5, -4])
      expect(shown([won('won', -5), lost('last', minute)])).toEqual(['last', false, parts]);
    expect(shown([won('won', -3), lost('early', -4)])?.[0]).toBe('won');
  });

  test('lead beside a lot that needs nothing, unless the user has just bid on it', () => {
    const circumstances = { now: NOW, isHidden: () => false, pinnedId: null };
    const results = resultsOf([won('won', -1)], circumstances);
    const leading = urgentOf([winning('w', 2)], circumstances);
    const needsBid = urgentOf([outbid('o', 2)], circumstances);
    expect(leaderOf(leading, results, null)).toBe('results');
    expect(leaderOf(leading, results, 'w')).toBe('urgent');
    expect(leaderOf(needsBid, results, null)).toBe('urgent');
    expect([leaderOf(null, results, null), leaderOf(leading, null, null)]).toEqual([
      'results',
      'urgent',
    ]);
  });

  test('leave out what is dismissed', () => {
    expect(shown([won('a', -2), won('b', -1)], ({ id }) => id === 'b')).toEqual([
      'a',
      true,
      '$25.27 total',
    ]);
    expect(shown([won('a', -2)], () => true)).toBeNull();
  });
});
