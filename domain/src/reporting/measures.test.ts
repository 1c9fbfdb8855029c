import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOURNAL_RULES, type JournalKind, type LedgerAccount } from '../invoicing/journals.ts';
import { formatValue, MEASURES, valueOf } from './measures.ts';
import { addSums, sumsOfLedger, withUnpaid, type LedgerSum } from './report-sums.ts';
import { nameOfBand, START_PRICE_BOUNDS } from './start-prices.ts';

const row = (kind: JournalKind, account: LedgerAccount, cents: number): LedgerSum => ({
  kind,
  account,
  cents,
  lines: 1,
});

/** A receipt of $100.00 hammer, of which $10.00 commission, $17.00 premium and $9.36 tax. */
const BILLED = [
  row('invoice issued', 'buyer receivable', 12_636),
  row('invoice issued', 'seller payable', -9_000),
  row('invoice issued', 'commission revenue', -1_000),
  row('invoice issued', 'premium revenue', -1_700),
  row('invoice issued', 'tax payable', -936),
];

describe('figures of the ledger', () => {
  test('a receipt counts its hammer price, premium and tax', () => {
    const sums = sumsOfLedger(BILLED);
    const figures = ['receipts', 'hammer', 'premium', 'tax', 'billed', 'netSales'] as const;
    expect(figures.map((name) => valueOf(name, sums))).toEqual([
      '1',
      '100.00',
      '17.00',
      '9.36',
      '126.36',
      '126.36',
    ]);
  });

  test('a canceled refund leaves the net sales as they were', () => {
    const refund = [
      row('refund made', 'seller payable', 4_000),
      row('refund made', 'tax payable', 320),
      row('refund made', 'refunds', -4_320),
    ];
    const canceled = refund.map((line) => ({
      ...line,
      kind: 'refund canceled',
      cents: -line.cents,
    }));
    expect(valueOf('netSales', sumsOfLedger([...BILLED, ...refund]))).toBe('83.16');
    const after = sumsOfLedger([...BILLED, ...refund, ...canceled]);
    expect(valueOf('netSales', after)).toBe('126.36');
    expect(valueOf('refunded', after)).toBe('0.00');
  });

  test('what a receipt, a refund and a chargeback take back has counters of its own', () => {
    const takenBack = (kind: JournalKind) => [
      row(kind, 'seller payable', 900),
      row(kind, 'commission revenue', 100),
      row(kind, 'premium revenue', 170),
      row(kind, 'tax payable', 90),
    ];
    const all = [...BILLED, ...takenBack('invoice voided'), ...takenBack('refund made')];
    const sums = sumsOfLedger([...all, ...takenBack('chargeback lost')]);
    const parts = ['Hammer', 'Premium', 'Tax'] as const;
    const counters = (['voided', 'refunded', 'chargedBack'] as const).flatMap((what) =>
      parts.map((part) => sums[`${what}${part}`]),
    );
    expect(counters).toEqual([1000, 170, 90, 1000, 170, 90, 1000, 170, 90]);
    expect(
      (['netHammer', 'netPremium', 'netTax'] as const).map((name) => valueOf(name, sums)),
    ).toEqual(['70.00', '11.90', '6.66']);
  });

  test('a payment by card counts, and with it how many there were', () => {
    const sums = sumsOfLedger([{ ...row('card payment', 'buyer receivable', -500), lines: 3 }]);
    expect([valueOf('paidByCard', sums), valueOf('cardPayments', sums)]).toEqual(['5.00', '3']);
  });

  test('SELL-06 what is unpaid goes on from row to row', () => {
    const paid = row('card payment', 'buyer receivable', -5_000);
    const rows = withUnpaid(
      [BILLED, [paid], []].map((lines) => ({ sums: sumsOfLedger(lines) })),
      100,
    );
    expect(rows.map(({ sums }) => valueOf('unpaid', sums))).toEqual(['127.36', '77.36', '77.36']);
  });

  const line = fc.constantFrom(...(Object.keys(JOURNAL_RULES) as JournalKind[])).chain((kind) => {
    const accounts = Object.keys(JOURNAL_RULES[kind].lines) as LedgerAccount[];
    const cents = fc.integer({ min: -1e9, max: 1e9 });
    return fc.record({
      kind: fc.constant(kind),
      account: fc.constantFrom(...accounts),
      cents,
      lines: fc.nat({ max: 5 }),
    });
  });

  test('every entry of a buyer’s debt is billed, paid or voided', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const sums = sumsOfLedger(lines);
        const debt = lines.filter(({ account }) => account === 'buyer receivable');
        const of = (name: 'paidByCard' | 'paidByCredit' | 'writtenOff') => MEASURES[name].of(sums);
        const issued = debt.filter(({ kind }) => kind === 'invoice issued');
        const total = (rows: readonly LedgerSum[]) =>
          rows.reduce((sum, { cents }) => sum + cents, 0);
        expect(sums.receivable ?? 0).toBe(total(debt) || 0);
        expect(total(issued) - of('paidByCard') - of('paidByCredit') - of('writtenOff')).toBe(
          sums.receivable ?? 0,
        );
      }),
    );
  });

  test('sums of days add up to the sums of all their entries', () => {
    fc.assert(
      fc.property(fc.array(fc.array(line), { maxLength: 5 }), (days) => {
        const zero = { receivable: 0 };
        expect(addSums([zero, ...days.map(sumsOfLedger)])).toEqual(
          addSums([zero, sumsOfLedger(days.flat())]),
        );
      }),
    );
  });
});

describe('figures of lots', () => {
  const sums = {
    closed: 3,
    sold: 2,
    hammerAtClose: 3_001,
    priced: 1,
    pricedHammer: 2_000,
    retail: 8_000,
    bids: 7,
    bidders: 4,
    pickedUp: 1,
  };

  test('are shares and averages, half-up', () => {
    const values = [
      'sellThrough',
      'averagePrice',
      'averageRetail',
      'priceToRetail',
      'bidsPerLot',
      'biddersPerLot',
      'notPickedUp',
      'pickupRate',
    ] as const;
    expect(values.map((name) => valueOf(name, sums))).toEqual([
      '66.67',
      '15.01',
      '80.00',
      '25.00',
      '2.33',
      '1.33',
      '1',
      '50.00',
    ]);
  });

  test('are unknown where nothing was sold', () => {
    expect(valueOf('sellThrough', {})).toBeNull();
    expect(valueOf('averagePrice', { closed: 2 })).toBeNull();
    expect(formatValue('money', null)).toBe('–');
  });

  test('are shown in their unit', () => {
    expect(formatValue('money', '-1234.50')).toBe('-$1,234.50');
    expect(formatValue('share', '66.67')).toBe('66.7%');
    expect(formatValue('count', '1234567')).toBe('1,234,567');
    expect(formatValue('count', '-1234567')).toBe('-1,234,567');
    expect(formatValue('perLot', '2.33')).toBe('2.33');
  });

  test('have a band for each start price', () => {
    const names = [0, ...START_PRICE_BOUNDS.keys().map((at) => at + 1)].map(nameOfBand);
    expect(new Set(names).size).toBe(START_PRICE_BOUNDS.length + 1);
    expect(names).not.toContain('');
    expect(START_PRICE_BOUNDS).toHaveLength(6);
    expect(nameOfBand(7)).toBe('');
  });

  test('have a label and a sentence that explains them', () => {
    for (const { label, explanation } of Object.values(MEASURES)) {
      expect(label).toMatch(/^[A-Z]/);
      expect(explanation).toMatch(/^[A-Z].*\.$/);
      expect(explanation).not.toMatch(/\b(of|less|and) *\./);
    }
    expect(MEASURES.takenBack.explanation).toContain('refunds and lost chargebacks');
  });
});
