import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayShip, shippingOf, shippingTermsOf } from './shipping.ts';

const TERMS = { firstCents: 1_200, moreCents: 500 };

describe('what shipping a receipt costs', () => {
  test('R55 nothing without terms, and nothing for no items', () => {
    const nothing = { separateCents: 0, savedCents: 0, totalCents: 0 };
    expect(shippingOf(null, 3)).toEqual(nothing);
    expect(shippingOf(TERMS, 0)).toEqual(nothing);
  });

  test('further items of a receipt ship with the first for less', () => {
    expect(shippingOf(TERMS, 1)).toEqual({
      separateCents: 1_200,
      savedCents: 0,
      totalCents: 1_200,
    });
    expect(shippingOf(TERMS, 3)).toEqual({
      separateCents: 3_600,
      savedCents: 1_400,
      totalCents: 2_200,
    });
  });

  test('R1 it is what each item costs by itself less what is saved, which is never negative', () => {
    const terms = fc
      .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }))
      .map(([one, other]) => ({
        firstCents: Math.max(one, other),
        moreCents: Math.min(one, other),
      }));
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 200 }), (given, items) => {
        const { separateCents, savedCents, totalCents } = shippingOf(given, items);
        expect(separateCents - savedCents).toBe(totalCents);
        expect(savedCents).toBeGreaterThanOrEqual(0);
        expect(shippingOf(given, items + 1).totalCents - totalCents).toBe(given.moreCents);
      }),
    );
  });

  test('an auction without a price for the first item ships nothing', () => {
    expect(shippingTermsOf({ shipFirstCents: null, shipMoreCents: null })).toBeNull();
    expect(shippingTermsOf({ shipFirstCents: 0, shipMoreCents: 0 })).toEqual({
      firstCents: 0,
      moreCents: 0,
    });
  });
});

test('R33 R59 an order leaves once, when it is paid and nothing blocks it', () => {
  const order = { paid: true, shipped: false, waiting: 2, chargebackStands: false };
  const answer = (changes: Partial<typeof order>) => {
    const may = mayShip({ ...order, ...changes });
    return may.ok ? 'ships' : may.refusal;
  };
  expect(answer({})).toBe('ships');
  expect(answer({ shipped: true })).toBe('ShippedAlready');
  expect(answer({ paid: false })).toBe('OrderUnpaid');
  expect(answer({ waiting: 0 })).toBe('NothingToShip');
  expect(answer({ chargebackStands: true })).toBe('HandoverBlocked');
});
