import { describe, expect, test } from 'vitest';

import type { Attempt, BidType, ModelInitial, ModelTerms } from './terms.ts';

import { judge, replayLog } from './model.ts';

const second = 1000;
const minute = 60 * second;
const close = 60 * minute;
const open: ModelInitial = { phase: 'open', closesAt: close };
const upcoming: ModelInitial = { phase: 'upcoming', closesAt: close };
const terms: ModelTerms = {
  startPriceCents: 500,
  increments: [
    [50, 50],
    [100, 100],
    [2501, 200],
    [5001, 500],
    [10001, 1000],
    [25001, 2500],
    [100001, 10000],
  ],
  softCloseSeconds: 300,
  retractMinutes: 10,
};

const bid = (bidder: string, amountCents: number, at = 0, type: BidType = 'proxy'): Attempt => ({
  at,
  kind: 'bid',
  bidder,
  amountCents,
  type,
});
const hard = (bidder: string, amountCents: number): Attempt => bid(bidder, amountCents, 0, 'hard');
const advance = (bidder: string, amountCents: number): Attempt => ({
  at: 0,
  kind: 'advance',
  bidder,
  amountCents,
});
const retract = (bidder: string, at = 0): Attempt => ({ at, kind: 'retract', bidder });
const opening: Attempt = { at: 0, kind: 'open' };

const after = (attempts: Attempt[], initial = open) => judge(terms, initial, attempts).state;
const lastRefusals = (attempts: Attempt[], initial = open) =>
  judge(terms, initial, attempts).judgements.at(-1)?.refusals;
const rows = (attempts: Attempt[], initial = open) =>
  judge(terms, initial, attempts).history.map((row) => {
    const marks = `${row.automatic ? ' auto' : ''}${row.retracted ? ' retracted' : ''}`;
    return `${row.bidder} ${row.amountCents}${marks}`;
  });

describe('price', () => {
  test.each([
    [10, 60],
    [50, 100],
    [99, 149],
    [100, 200],
    [2500, 2600],
    [2501, 2701],
    [5001, 5501],
    [10001, 11001],
    [25001, 27501],
    [100000, 102500],
    [100001, 110001],
  ])('R5 the bid after %i is %i', (price, next) => {
    const state = judge({ ...terms, startPriceCents: price }, open, [bid('ann', price)]).state;
    expect(state.nextBidCents).toBe(next);
  });

  test('R6 the first proxy bid leads at the start price, a hard bid at exactly its amount', () => {
    expect(after([])).toMatchObject({ priceCents: null, nextBidCents: 500, bidCount: 0 });
    expect(after([bid('ann', 9000)])).toMatchObject({ priceCents: 500, leaderMaxCents: 9000 });
    expect(after([hard('ann', 900)])).toMatchObject({ priceCents: 900, leaderMaxCents: 900 });
    expect(lastRefusals([bid('ann', 499)])).toEqual(['BidTooLow']);
  });

  test('R7 a challenger above the maximum leads one increment above it, at most at their own maximum', () => {
    const far = after([bid('ann', 2000), bid('bob', 9000)]);
    expect(far).toMatchObject({ leader: 'bob', priceCents: 2100, bidCount: 2 });
    const near = after([bid('ann', 2000), bid('bob', 2050)]);
    expect(near).toMatchObject({ leader: 'bob', priceCents: 2050, nextBidCents: 2150 });
  });

  test('R7 on a tie the earlier bidder leads at the maximum', () => {
    const state = after([bid('ann', 2000), bid('bob', 2000)]);
    expect(state).toMatchObject({ leader: 'ann', priceCents: 2000, leaderMaxCents: 2000 });
  });

  test('R7 a challenger below the maximum raises the price of the leader, never above the maximum', () => {
    expect(after([bid('ann', 2000), bid('bob', 1500)]).priceCents).toBe(1600);
    expect(after([bid('ann', 2000), bid('bob', 1950)]).priceCents).toBe(2000);
  });

  test('R8 a raise changes only the maximum', () => {
    const before = after([bid('ann', 2000), bid('bob', 2050)]);
    const raised = after([bid('ann', 2000), bid('bob', 2050), bid('bob', 5000)]);
    expect(raised).toEqual({ ...before, sequence: 3, hiddenEvents: 1, leaderMaxCents: 5000 });
    expect(lastRefusals([bid('ann', 2000), bid('ann', 2000)])).toEqual(['RaiseTooLow']);
    const capped = [bid('ann', 2000), bid('bob', 2050), bid('bob', 2149)];
    expect(lastRefusals(capped)).toContain('RaiseTooLow');
  });

  test('R9 a hard bid wins at exactly its amount and loses like any other', () => {
    const won = after([bid('ann', 2000), hard('bob', 9000)]);
    expect(won).toMatchObject({ leader: 'bob', priceCents: 9000, leaderMaxCents: 9000 });
    expect(after([bid('ann', 2000), hard('bob', 2000)]).leader).toBe('ann');
    expect(after([bid('ann', 2000), hard('bob', 1500)]).priceCents).toBe(1600);
    expect(lastRefusals([bid('ann', 2000), hard('ann', 9000)])).toEqual(['HardBidByLeader']);
  });

  test('R10 the limit is a million, and amounts need not be multiples of the increment', () => {
    expect(after([bid('ann', 100_000_000)]).leader).toBe('ann');
    expect(lastRefusals([bid('ann', 100_000_001)])).toEqual(['BidTooHigh']);
    expect(after([bid('ann', 537), bid('bob', 613)]).priceCents).toBe(613);
  });
});

describe('close', () => {
  test('R2 R21 a bid counts in the last millisecond, not at the instant of the close', () => {
    expect(after([bid('ann', 500, close - 1)]).leader).toBe('ann');
    expect(lastRefusals([bid('ann', 500, close)])).toEqual(['LotClosed']);
  });

  test('R12 late bids move the close, losing ones too, and raises do not', () => {
    const late = close - 100;
    expect(after([bid('ann', 900, close - 5 * minute)]).closesAt).toBe(close);
    expect(after([bid('ann', 900, late)]).closesAt).toBe(late + 5 * minute);
    const lost = [bid('ann', 900), bid('bob', 700, late)];
    expect(after(lost)).toMatchObject({ leader: 'ann', closesAt: late + 5 * minute });
    expect(after([bid('ann', 900), bid('ann', 1000, late)]).closesAt).toBe(close);
  });

  test('R21 a fair close only moves the close forward, and a lot closes once', () => {
    const extend = (closesAt: number): Attempt => ({ at: close + 1, kind: 'extend', closesAt });
    expect(after([extend(close - 1)]).closesAt).toBe(close);
    const lot = [extend(2 * close), bid('ann', 800, close + 2)];
    const end: Attempt = { at: 2 * close, kind: 'close' };
    expect(lastRefusals([...lot, { ...end, at: 2 * close - 1 }])).toEqual(['CloseNotDue']);
    expect(judge(terms, open, [...lot, end])).toMatchObject({ winner: 'ann', hammerCents: 500 });
    expect(lastRefusals([...lot, end, end])).toContain('LotNotOpen');
    expect(judge(terms, open, [{ at: close, kind: 'close' }]).state.phase).toBe('unsold');
  });
});

describe('retraction', () => {
  const duel = [bid('ann', 2000), bid('bob', 9000)];

  test('R13 retracts the latest bid and folds the rest again', () => {
    const state = after([...duel, retract('bob')]);
    expect(state).toMatchObject({ leader: 'ann', priceCents: 500, bidCount: 1, sequence: 3 });
    expect(after([bid('ann', 2000), retract('ann')])).toMatchObject({
      leader: null,
      priceCents: null,
      nextBidCents: 500,
    });
  });

  test('R13 a raise counts as the latest bid', () => {
    const state = after([...duel, bid('bob', 9900), retract('bob')]);
    expect(state).toMatchObject({ leader: 'bob', leaderMaxCents: 9000, priceCents: 2100 });
  });

  test('R13 in the new fold a lost challenge of the new leader is a raise', () => {
    const state = after([...duel, hard('ann', 2500), retract('bob')]);
    expect(state).toMatchObject({ leader: 'ann', leaderMaxCents: 2500, priceCents: 500 });
    expect(state.bidCount).toBe(1);
  });

  test('R13 is refused to others, without bids, too late, and when disabled', () => {
    expect(lastRefusals([...duel, retract('ann')])).toEqual(['NotTheLeader']);
    expect(lastRefusals([retract('ann')])).toContain('NoBids');
    expect(lastRefusals([...duel, retract('bob', close - 10 * minute)])).toEqual([
      'RetractionTooLate',
    ]);
    expect(lastRefusals([...duel, retract('bob', close - 10 * minute - 1)])).toEqual([]);
    const off = judge({ ...terms, retractMinutes: 0 }, open, [...duel, retract('bob')]);
    expect(off.judgements.at(-1)?.refusals).toEqual(['RetractionOff']);
  });

  test('R13 does not undo an extension of the close', () => {
    const patient = { ...terms, softCloseSeconds: 3600 };
    const state = judge(patient, open, [bid('ann', 900, minute), retract('ann', 2 * minute)]).state;
    expect(state.closesAt).toBe(minute + 3600 * second);
  });
});

describe('advance bids', () => {
  test('R17 change nothing until the lot opens, then take part in order of arrival', () => {
    const waiting = [advance('ann', 2000), advance('bob', 9000)];
    expect(after(waiting, upcoming)).toMatchObject({ leader: null, bidCount: 0, sequence: 2 });
    const opened = after([...waiting, opening], upcoming);
    expect(opened).toMatchObject({ leader: 'bob', priceCents: 2100, bidCount: 2, phase: 'open' });
    expect(opened.closesAt).toBe(close);
  });

  test('R17 skips one below the next bid at its turn for good', () => {
    const waiting = [advance('ann', 2000), advance('bob', 9000), advance('cal', 1000)];
    const opened = after([...waiting, opening], upcoming);
    expect(opened).toMatchObject({ leader: 'bob', bidCount: 2 });
    const again = after([...waiting, opening, retract('bob')], upcoming);
    expect(again).toMatchObject({ leader: 'ann', priceCents: 500, bidCount: 1 });
  });
});

describe('history', () => {
  test('R11 shows counter-bids as rows of their own and no raise', () => {
    expect(rows([bid('ann', 2000), bid('bob', 1500), bid('ann', 3000), bid('cal', 9000)])).toEqual([
      'ann 500',
      'bob 1500',
      'ann 1600 auto',
      'ann 3000 auto',
      'cal 3200',
    ]);
    expect(rows([bid('ann', 2000), bid('bob', 2000)])).toEqual([
      'ann 500',
      'bob 2000',
      'ann 2000 auto',
    ]);
    expect(rows([hard('ann', 900), bid('bob', 1500)])).toEqual(['ann 900', 'bob 1000']);
  });

  test('R11 R13 shows a retracted row, and no row with the maximum of the new leader', () => {
    expect(rows([bid('ann', 2000), bid('bob', 9000), retract('bob')])).toEqual([
      'ann 500',
      'bob 500 retracted',
    ]);
  });
});

describe('a log of entries that are claimed to be accepted', () => {
  const attempts = [bid('ann', 2000), bid('bob', 9000), retract('bob'), bid('cal', 2500)];
  const { log, judgements, history } = judge(terms, open, attempts);

  test('R4 replays to the same states', () => {
    const replayed = replayLog(terms, open, log);
    expect(replayed.firstFault).toBeNull();
    expect(replayed.states.slice(1)).toEqual(judgements.map((judgement) => judgement.state));
    expect(replayed.history).toEqual(history);
  });

  test('R4 names the first entry that the rules refuse', () => {
    const early = log.map((entry) => (entry.sequence === 4 ? { ...entry, at: close } : entry));
    expect(replayLog(terms, open, early).firstFault).toEqual({ sequence: 4, why: ['LotClosed'] });
    const gap = log.filter((entry) => entry.sequence !== 2);
    expect(replayLog(terms, open, gap).firstFault?.sequence).toBe(3);
    const other = log.map((entry) =>
      entry.kind === 'retraction' ? { ...entry, bidSequence: 1 } : entry,
    );
    expect(replayLog(terms, open, other).firstFault).toMatchObject({ sequence: 3 });
  });
});

describe('buying by buy-now', () => {
  const buy = (bidder: string, at = 0): Attempt => ({ at, kind: 'buy', bidder, amountCents: 9000 });
  const lapse = (at: number): Attempt => ({ at, kind: 'lapse' });

  test('R18 sells to the buyer at the amount, as long as there is no bid', () => {
    expect(after([buy('ann')])).toMatchObject({
      phase: 'sold',
      leader: 'ann',
      priceCents: 9000,
      bidCount: 0,
    });
    expect(lastRefusals([buy('ann'), buy('bob')])).toContain('BoughtAlready');
    expect(lastRefusals([buy('ann'), buy('ann')])).toContain('BoughtByYou');
    expect(lastRefusals([bid('ann', 900), buy('bob')])).toEqual(['BuyNowEnded']);
    expect(lastRefusals([bid('ann', 900), retract('ann'), buy('bob')])).toEqual([]);
    expect(lastRefusals([buy('ann')], upcoming)).toEqual(['LotNotOpen']);
  });

  test('R18 R60 reopens the lot for at least half an hour when it is unpaid for 30 minutes', () => {
    expect(lastRefusals([lapse(0)])).toEqual(['LotNotBoughtNow']);
    expect(lastRefusals([buy('ann'), lapse(30 * minute - 1)])).toEqual(['HoldNotOver']);
    const back = after([buy('ann'), lapse(30 * minute)]);
    expect(back).toMatchObject({ phase: 'open', leader: null, priceCents: null, closesAt: close });
    const late = close + 29 * minute;
    const reopened = after([buy('ann', close - minute), lapse(late)]);
    expect(reopened).toMatchObject({ phase: 'open', closesAt: late + 30 * minute });
  });

  test('R4 rejects a log that reopens a lot until another time', () => {
    const { log } = judge(terms, open, [buy('ann'), lapse(30 * minute)]);
    expect(replayLog(terms, open, log).firstFault).toBeNull();
    const moved = log.map((entry) =>
      entry.kind === 'reopened' ? { ...entry, closesAt: close + 1 } : entry,
    );
    expect(replayLog(terms, open, moved).firstFault?.sequence).toBe(2);
  });
});
