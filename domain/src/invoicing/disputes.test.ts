import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf } from './commission.ts';
import { disputeSteps, splitLoss, type DisputeState } from './disputes.ts';

const invoice = {
  purpose: 'invoice',
  amountCents: 1404,
  feeCents: 42,
  hammerCents: 1000,
  premiumCents: 300,
  taxCents: 104,
  shippingCents: 0,
  commissionCents: 100,
} as const;

test('a lost charge reverses hammer, premium, tax and card fee', () => {
  expect(splitLoss(invoice, 1446)).toEqual({
    hammerCents: 1000,
    premiumCents: 300,
    taxCents: 104,
    shippingCents: 0,
    feeCents: 42,
    depositCents: 0,
    commissionCents: 100,
  });
});

test('a lost part reverses them in proportion', () => {
  expect(splitLoss({ ...invoice, feeCents: 0 }, 702)).toEqual({
    hammerCents: 500,
    premiumCents: 150,
    taxCents: 52,
    shippingCents: 0,
    feeCents: 0,
    depositCents: 0,
    commissionCents: 50,
  });
});

test('R59 a lost charge reverses its part of the shipping', () => {
  const shipped = { ...invoice, amountCents: 2106, feeCents: 0, shippingCents: 702 };
  const half = { hammerCents: 500, premiumCents: 150, taxCents: 52, shippingCents: 351 };
  const none = { feeCents: 0, depositCents: 0 };
  expect(splitLoss(shipped, 1053)).toEqual({ ...half, ...none, commissionCents: 50 });
});

test('a lost deposit is no longer held', () => {
  const zeros = {
    hammerCents: 0,
    premiumCents: 0,
    taxCents: 0,
    shippingCents: 0,
    commissionCents: 0,
  };
  const deposit = { purpose: 'deposit', amountCents: 5000, feeCents: 0, ...zeros } as const;
  expect(splitLoss(deposit, 5000)).toEqual({ ...zeros, feeCents: 0, depositCents: 5000 });
});

test('R1 the parts of a loss add up to it, and none is negative', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 });
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      cents,
      cents,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (...given) => {
        const [hammerCents, premiumCents, taxCents, shippingCents, feeCents, part] = given;
        const amountCents = hammerCents + premiumCents + taxCents + shippingCents;
        fc.pre(amountCents > 0);
        const commissionCents = commissionOf(hammerCents, 1250);
        const billed = { hammerCents, premiumCents, taxCents, shippingCents };
        const figures = { amountCents, feeCents, ...billed };
        const lost = Math.floor((amountCents + feeCents) * part);
        const charge = { purpose: 'invoice', ...figures, commissionCents } as const;
        const { commissionCents: back, ...rest } = splitLoss(charge, lost);
        const parts = Object.values(rest);
        expect(parts.reduce((sum, each) => sum + each, 0)).toBe(lost);
        // Each part is rounded, and the hammer price bears the difference.
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(-2);
        expect(Math.abs(back)).toBeLessThanOrEqual(Math.abs(rest.hammerCents));
      },
    ),
  );
});

test.each([
  [null, 'open', ['opened']],
  [null, 'lost', ['opened', 'lost']],
  [null, 'won', ['opened', 'won']],
  ['open', 'open', []],
  ['open', 'won', ['won']],
  ['open', 'lost', ['lost']],
  ['won', 'won', []],
  ['won', 'open', ['reopened']],
  ['lost', 'open', ['reopened']],
  ['lost', 'won', ['reopened', 'won']],
  ['won', 'lost', ['reopened', 'lost']],
] as const)('a dispute that was %s and is %s takes the steps %j', (before, now, steps) => {
  expect(disputeSteps(before, now)).toEqual(steps);
});

test('whatever the bank says in turn, what is booked is what it said last', () => {
  const states = fc.array(fc.constantFrom<DisputeState>('open', 'won', 'lost'), { minLength: 1 });
  fc.assert(
    fc.property(states, (said) => {
      let state: DisputeState | null = null;
      // What the bank holds, and what it kept for good.
      const booked = { withBank: 0, kept: 0 };
      for (const now of said) {
        for (const step of disputeSteps(state, now)) {
          if (step === 'opened') booked.withBank += 1;
          else if (step === 'reopened') {
            booked.withBank += 1;
            if (state === 'lost') booked.kept -= 1;
          } else {
            booked.withBank -= 1;
            if (step === 'lost') booked.kept += 1;
          }
        }
        state = now;
        expect(booked).toEqual({
          withBank: now === 'open' ? 1 : 0,
          kept: now === 'lost' ? 1 : 0,
        });
      }
    }),
  );
});
