import { expect, test } from 'vitest';
import type { Payout, Statement } from '../shapes/settlement.ts';
import { holdTexts, lastPayoutText, payableText } from './settlement-words.ts';

const LOT: Statement['lotList'][number] = {
  lot_id: 'l1',
  lot_number: 1,
  title: 'Pan',
  hammer: '10.00',
  commission: '1.00',
  refunds: '0.00',
  chargebacks: '0.00',
  net: '9.00',
  standing: 'payable',
  payout: null,
};

test('an amount on hold is shown by its reasons, with the lots and the sum of each', () => {
  const lotList = [
    LOT,
    { ...LOT, standing: 'not picked up' as const },
    { ...LOT, standing: 'not picked up' as const, net: '1000.50' },
    { ...LOT, standing: 'unpaid' as const, net: '0.88' },
    { ...LOT, standing: 'disputed' as const, net: '2.00' },
    { ...LOT, standing: 'paid out' as const },
  ];
  expect(holdTexts({ lotList })).toEqual([
    '1 lot until the buyer pays: $0.88',
    '2 lots until pickup: $1,009.50',
    '1 lot disputed at the bank: $2.00',
  ]);
  expect(holdTexts({ lotList: [LOT] })).toEqual([]);
});

test('a payable amount goes out with the next payout, and what is owed is taken off it', () => {
  expect(payableText({ payable: '5.28' })).toBe('Goes out with your next payout');
  expect(payableText({ payable: '0.00' })).toBe('Nothing right now');
  expect(payableText({ payable: '-3.00' })).toBe('Taken off your next payouts');
});

const PAYOUT: Payout & { of_auction: string } = {
  id: 'p1',
  paid_on: '2026-11-24',
  reference: 'Wire 42',
  amount: '9.00',
  account_last4: '6789',
  recorded_at: '2026-11-24T10:00:00.000Z',
  reversal_reason: '',
  reversed_at: null,
  transfer: null,
  of_auction: '9.00',
};

test('the last payout is shown with its day and reference, unless it was reversed', () => {
  const reversed = { ...PAYOUT, reference: 'Wire 43', reversed_at: '2026-11-25T10:00:00.000Z' };
  expect(lastPayoutText({ payoutList: [PAYOUT, reversed] })).toBe('Last on 11-24-2026, Wire 42');
  expect(lastPayoutText({ payoutList: [reversed] })).toBe('Nothing yet');
  const transfer = {
    provider_name: 'Test Payouts',
    state: 'pending',
    problem: null,
    reversal_refused: false,
  } as const;
  expect(lastPayoutText({ payoutList: [{ ...PAYOUT, transfer }] })).toBe(
    'On its way since 11-24-2026, Wire 42',
  );
});
