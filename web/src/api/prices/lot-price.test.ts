import { lineOf, invoiceTotals } from '@hammerdock/domain/invoicing/totals.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bidPricesOf, totalCentsOf, totalPricesOf } from './lot-price.ts';
import { totalsText } from './totals-text.ts';

const lot = {
  premium_bps: 1700,
  premium_minimum: '3.00',
  tax_bps: 600,
  card_fee_bps: 0,
  shipping: null,
};

const terms = fc.record({
  rateBps: fc.integer({ min: 0, max: 3_000 }),
  minimumCents: fc.integer({ min: 0, max: 1_000 }),
  taxBps: fc.integer({ min: 0, max: 1_200 }),
  exempt: fc.boolean(),
  feeBps: fc.integer({ min: 0, max: 500 }),
});
const hammer = fc.integer({ min: 1, max: 100_000_000 });

test('the total shown for a lot is what its invoice charges to the card, to the cent, for any terms', () => {
  fc.assert(
    fc.property(terms, hammer, ({ rateBps, minimumCents, taxBps, exempt, feeBps }, hammerCents) => {
      const shown = totalCentsOf(
        {
          premium_bps: rateBps,
          premium_minimum: toDecimal(minimumCents),
          tax_bps: exempt ? 0 : taxBps,
          card_fee_bps: feeBps,
          shipping: null,
        },
        hammerCents,
      );
      const line = lineOf({ hammerCents, premium: { rateBps, minimumCents }, taxBps, exempt });
      const tenders = { creditAppliedCents: 0, paidCents: 0, shippingCents: 0, feeBps };
      expect(shown).toBe(invoiceTotals([line], tenders).balanceByCardCents);
    }),
  );
});

test('without a card fee the totals shown for several lots add up to their invoice', () => {
  fc.assert(
    fc.property(terms, fc.array(hammer, { maxLength: 12 }), ({ exempt, ...given }, hammers) => {
      const { rateBps, minimumCents, taxBps } = given;
      const shown = {
        premium_bps: rateBps,
        premium_minimum: toDecimal(minimumCents),
        tax_bps: exempt ? 0 : taxBps,
        card_fee_bps: 0,
        shipping: null,
      };
      const premium = { rateBps, minimumCents };
      const lines = hammers.map((hammerCents) => lineOf({ hammerCents, premium, taxBps, exempt }));
      const tenders = { creditAppliedCents: 0, paidCents: 0, shippingCents: 0, feeBps: 0 };
      const sum = hammers.reduce((total, cents) => total + totalCentsOf(shown, cents), 0);
      expect(sum).toBe(invoiceTotals(lines, tenders).finalTotalCents);
    }),
  );
});

test('a total is named so, and a bid is shown as it is', () => {
  const totals = totalPricesOf(lot);
  expect(totals.shownCents(5_000)).toBe(6_201);
  expect(totals.shownText(5_000)).toBe('$62.01 total');
  expect(totals.labelOf('Current Bid')).toBe('Current Bid · total');
  expect(bidPricesOf(lot).shownCents(5_000)).toBe(5_000);
  expect(bidPricesOf(lot).shownText(5_000)).toBe('$50.00');
  expect(bidPricesOf(lot).labelOf('Current Bid')).toBe('Current Bid');
});

test('where a bid is meant, it is named so and its total is beside it', () => {
  expect(totalPricesOf(lot).bidText(5_000)).toBe('$50.00 bid ($62.01 total)');
  expect(bidPricesOf(lot).bidText(5_000)).toBe('$50.00');
});

test('what one press costs is shown beside its bid, or instead of it', () => {
  expect(bidPricesOf(lot).priceParts(5_000)).toEqual(['$50.00', '$62.01 total']);
  expect(totalPricesOf(lot).priceParts(5_000)).toEqual(['$62.01 total']);
});

test('a bid on any of several lots costs what the cheapest and the dearest terms make of it', () => {
  const other = { ...lot, tax_bps: 800 };
  expect(totalsText([lot, lot], 5_000)).toBe('$62.01 total');
  expect(totalsText([other, lot], 5_000)).toBe('$62.01 to $63.18 total');
  expect(totalsText([], 5_000)).toBeNull();
});

test('with a card fee they differ from a joint receipt by less than a cent per lot', () => {
  fc.assert(
    fc.property(terms, fc.array(hammer, { maxLength: 12 }), ({ exempt, ...given }, hammers) => {
      const { rateBps, minimumCents, taxBps, feeBps } = given;
      const shown = {
        premium_bps: rateBps,
        premium_minimum: toDecimal(minimumCents),
        tax_bps: exempt ? 0 : taxBps,
        card_fee_bps: feeBps,
        shipping: null,
      };
      const premium = { rateBps, minimumCents };
      const lines = hammers.map((hammerCents) => lineOf({ hammerCents, premium, taxBps, exempt }));
      const tenders = { creditAppliedCents: 0, paidCents: 0, shippingCents: 0, feeBps };
      const sum = hammers.reduce((total, cents) => total + totalCentsOf(shown, cents), 0);
      const difference = sum - invoiceTotals(lines, tenders).balanceByCardCents;
      expect(Math.abs(difference)).toBeLessThanOrEqual((hammers.length + 1) / 2);
    }),
  );
});
