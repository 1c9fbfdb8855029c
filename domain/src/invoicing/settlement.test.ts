import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commissionBack, commissionOf } from './commission.ts';
import { netOf, payoutOf, settle, standingOf, type Sale } from './settlement.ts';

const sold: Sale = {
  hammerCents: 10_000,
  commissionCents: 1250,
  refundedCents: 0,
  chargedBackCents: 0,
  commissionBackCents: 0,
  paid: true,
  disputed: false,
  released: true,
};

describe('what a seller receives for a lot (R58)', () => {
  test('is the hammer price less commission', () => {
    expect(netOf(sold)).toBe(8750);
  });

  test('is less what a refund and a chargeback took back, with their commission', () => {
    const part = { refundedCents: 4000, chargedBackCents: 2000, commissionBackCents: 750 };
    expect(netOf({ ...sold, ...part })).toBe(3500);
  });

  test.each<[string, Partial<Sale>, string]>([
    ['is payable once it is picked up or forfeited', {}, 'payable'],
    ['waits for pickup', { released: false }, 'not picked up'],
    ['waits for the payment', { released: false, paid: false }, 'unpaid'],
    ['waits for the bank, even if it was picked up', { disputed: true }, 'disputed'],
    [
      'is settled where nothing is left of it',
      { released: false, refundedCents: 10_000, commissionBackCents: 1250 },
      'payable',
    ],
  ])('%s', (_, change, standing) => {
    expect(standingOf({ ...sold, ...change })).toBe(standing);
  });
});

describe('the settlement of an auction', () => {
  test('pays what is released, less what was paid out, and names what waits', () => {
    const waiting = { ...sold, released: false };
    expect(settle([sold, sold, waiting], 8750)).toMatchObject({
      netCents: 26_250,
      paidOutCents: 8750,
      payableCents: 8750,
      waitingCents: 8750,
    });
  });

  test('owes nothing for nothing', () => {
    expect(settle([], 0)).toMatchObject({ netCents: 0, payableCents: 0, waitingCents: 0 });
  });

  const sale = fc
    .record({
      hammerCents: fc.integer({ min: 1, max: 1_000_000 }),
      bps: fc.integer({ min: 0, max: 10_000 }),
      refunded: fc.double({ min: 0, max: 1, noNaN: true }),
      paid: fc.boolean(),
      disputed: fc.boolean(),
      released: fc.boolean(),
    })
    .map(({ hammerCents, bps, refunded, ...state }): Sale => {
      const commissionCents = commissionOf(hammerCents, bps);
      const refundedCents = Math.floor(hammerCents * refunded);
      const commissionBackCents = commissionBack({ hammerCents, commissionCents }, refundedCents);
      const cents = { hammerCents, commissionCents, refundedCents, commissionBackCents };
      return { ...cents, chargedBackCents: 0, ...state };
    });

  test('splits the net to the cent into paid out, payable and waiting', () => {
    fc.assert(
      fc.property(fc.array(sale), fc.integer({ min: 0, max: 1_000_000 }), (sales, paidOut) => {
        const { netCents, payableCents, waitingCents } = settle(sales, paidOut);
        expect(paidOut + payableCents + waitingCents).toBe(netCents);
        expect(waitingCents).toBeGreaterThanOrEqual(0);
        for (const one of sales) expect(netOf(one)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a payout', () => {
  const of = (...cents: number[]) =>
    payoutOf(cents.map((payableCents, at) => ({ auctionId: String(at), payableCents })));

  test('covers all auctions, and deducts what is owed back', () => {
    expect(of(5000, 0, -1200)).toEqual({
      amountCents: 3800,
      lines: [
        { auctionId: '0', amountCents: 5000 },
        { auctionId: '2', amountCents: -1200 },
      ],
    });
  });

  test('of nothing, or of less than nothing, does not exist', () => {
    expect(of()).toBeNull();
    expect(of(0)).toBeNull();
    expect(of(1000, -1000)).toBeNull();
    expect(of(1000, -1001)).toBeNull();
  });
});
