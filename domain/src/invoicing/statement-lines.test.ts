import { describe, expect, test } from 'vitest';
import { settle } from './settlement.ts';
import {
  standLines,
  stateOfSettlement,
  type LineStanding,
  type StatementSale,
} from './statement-lines.ts';

const sold: StatementSale = {
  id: 'sold',
  hammerCents: 10_000,
  commissionCents: 1250,
  refundedCents: 0,
  chargedBackCents: 0,
  commissionBackCents: 0,
  paid: true,
  disputed: false,
  released: true,
  releasedAt: 1000,
  disputedAt: null,
  decidedAt: null,
};
const onHold = { released: false, releasedAt: null };
const refunded = { refundedCents: 10_000, commissionBackCents: 1250 };

type Paid = Parameters<typeof standLines>[1][number];
const unnamed = { ofAuctionCents: 8750, saleIds: null };
const early: Paid = { id: 'early', at: 500, ...unnamed };
const first: Paid = { id: 'first', at: 2000, ...unnamed };
const second: Paid = { id: 'second', at: 3000, ...unnamed };

const stand = (sales: readonly StatementSale[], payouts: readonly Paid[]) => {
  const paidOutCents = payouts.reduce((sum, { ofAuctionCents }) => sum + ofAuctionCents, 0);
  return standLines(sales, payouts, settle(sales, paidOutCents));
};

describe('the standing of a lot on a statement (R58)', () => {
  test.each<[string, Partial<StatementSale>, LineStanding]>([
    ['is payable once it is picked up or forfeited', {}, 'payable'],
    ['is on hold until it is picked up', onHold, 'not picked up'],
    ['is on hold until it is paid', { ...onHold, paid: false }, 'unpaid'],
    ['is on hold while its payment is disputed', { disputed: true, disputedAt: 1 }, 'disputed'],
    ['is refunded where nothing is left', refunded, 'refunded'],
    ['is payable where a part is left', { refundedCents: 4000 }, 'payable'],
    [
      'is charged back where the bank took the rest',
      { chargedBackCents: 10_000, commissionBackCents: 1250 },
      'charged back',
    ],
    ['is canceled without money', { hammerCents: 0, commissionCents: 0, ...onHold }, 'canceled'],
    ['is owed back where less than nothing is left', { commissionCents: 10_001 }, 'owed back'],
    ['is payable where the commission takes all', { commissionCents: 10_000 }, 'payable'],
  ])('%s', (_, change, standing) => {
    expect(stand([{ ...sold, ...change }], [])).toEqual([{ standing, payoutId: null }]);
  });

  test('is paid out by the first payout after its release', () => {
    const later = { ...sold, releasedAt: 2500 };
    expect(stand([later, sold, { ...sold, ...onHold }], [first, second])).toEqual([
      { standing: 'paid out', payoutId: 'second' },
      { standing: 'paid out', payoutId: 'first' },
      { standing: 'not picked up', payoutId: null },
    ]);
  });

  test('is payable where the payouts were before its release', () => {
    const [line] = stand([sold], [{ ...early, ofAuctionCents: 0 }]);
    expect(line).toEqual({ standing: 'payable', payoutId: null });
  });

  test('is paid out by the payout after the dispute that held it back', () => {
    const won = { ...sold, disputedAt: 1500, decidedAt: 2500 };
    expect(stand([won], [{ ...first, ofAuctionCents: 0 }, second])).toEqual([
      { standing: 'paid out', payoutId: 'second' },
    ]);
  });

  test('is paid out by a payout of the moment of its release, or of the decision of its dispute', () => {
    expect(stand([{ ...sold, releasedAt: first.at }], [first])).toEqual([
      { standing: 'paid out', payoutId: 'first' },
    ]);
    const won = { ...sold, disputedAt: 1500, decidedAt: first.at };
    expect(stand([won], [first])).toEqual([{ standing: 'paid out', payoutId: 'first' }]);
    const begun = { ...sold, disputedAt: first.at, decidedAt: 2500 };
    expect(stand([begun], [{ ...first, ofAuctionCents: 0 }, second])).toEqual([
      { standing: 'paid out', payoutId: 'second' },
    ]);
  });

  test('that is on hold takes nothing of a payout that names no lots', () => {
    const disputed = { ...sold, id: 'disputed', disputed: true, disputedAt: 2500, releasedAt: 900 };
    expect(stand([disputed, sold], [first])).toEqual([
      { standing: 'disputed', payoutId: null },
      { standing: 'paid out', payoutId: 'first' },
    ]);
  });

  test('stays paid out after a dispute that came later', () => {
    const won = { ...sold, disputedAt: 2500, decidedAt: 2800 };
    expect(stand([won], [first])).toEqual([{ standing: 'paid out', payoutId: 'first' }]);
  });

  test('stays paid out where a part is refunded later', () => {
    const part = { ...sold, refundedCents: 4000, commissionBackCents: 500 };
    expect(stand([part], [first])).toEqual([{ standing: 'paid out', payoutId: 'first' }]);
  });

  test('is payable where the amount of the payout does not cover it', () => {
    const missed = { ...sold, releasedAt: 1999 };
    expect(stand([missed, sold], [first])).toEqual([
      { standing: 'payable', payoutId: null },
      { standing: 'paid out', payoutId: 'first' },
    ]);
  });

  test('is set off where another lot of the auction owes as much', () => {
    const later = { ...sold, releasedAt: 4000 };
    expect(stand([{ ...sold, ...refunded }, later], [first])).toEqual([
      { standing: 'refunded', payoutId: null },
      { standing: 'set off', payoutId: null },
    ]);
  });
});

describe('a payout that names the sales it paid', () => {
  const named: Paid = { ...first, saleIds: ['sold'] };

  test('paid them, whenever they were released', () => {
    const later = { ...sold, id: 'later', releasedAt: 1500 };
    expect(stand([{ ...sold, releasedAt: 2500 }, later], [named])).toEqual([
      { standing: 'paid out', payoutId: 'first' },
      { standing: 'payable', payoutId: null },
    ]);
  });

  test('paid a lot from which another one was deducted', () => {
    const inDebt = { ...sold, id: 'in debt', commissionCents: 13_000 };
    expect(stand([sold, inDebt], [{ ...named, ofAuctionCents: 5750 }])).toEqual([
      { standing: 'paid out', payoutId: 'first' },
      { standing: 'owed back', payoutId: null },
    ]);
  });

  test('leaves the others to payouts that name none', () => {
    const old = { ...sold, id: 'old', releasedAt: 400 };
    expect(stand([sold, old], [early, named])).toEqual([
      { standing: 'paid out', payoutId: 'first' },
      { standing: 'paid out', payoutId: 'early' },
    ]);
  });
});

describe('the state of a statement', () => {
  const canceled = { ...sold, hammerCents: 0, commissionCents: 0 };
  test.each<[string, StatementSale[], number]>([
    ['payable', [sold, { ...sold, ...onHold }], 0],
    ['owed back', [{ ...sold, ...refunded }], 8750],
    ['on hold', [sold, { ...sold, ...onHold }], 8750],
    ['paid out', [sold], 8750],
    ['settled', [{ ...sold, ...refunded }], 0],
    ['settled', [{ ...sold, hammerCents: 0, commissionCents: 0, chargedBackCents: 5 }], -5],
    ['canceled', [canceled], 0],
  ])('is "%s"', (state, sales, paidOutCents) => {
    expect(stateOfSettlement(settle(sales, paidOutCents))).toBe(state);
  });
});
