import { HOLDERS } from '../invoicing/journals.ts';
import { expect, test } from 'vitest';
import { LEDGER_ACCOUNTS, trialBalance } from './trial-balance.ts';

test('R28: the trial balance has every account of the ledger, once', () => {
  expect(LEDGER_ACCOUNTS.toSorted()).toEqual(Object.keys(HOLDERS).toSorted());
});

test('R28: balances are on the side where they stand, and the sides are summed', () => {
  const { accounts, debitCents, creditCents } = trialBalance(
    new Map([
      ['gateway clearing', 12_636],
      ['seller payable', -10_000],
      ['premium revenue', -1_700],
      ['tax payable', -936],
    ]),
  );
  expect(accounts.find(({ account }) => account === 'gateway clearing')).toEqual({
    account: 'gateway clearing',
    debitCents: 12_636,
    creditCents: 0,
  });
  expect(accounts.find(({ account }) => account === 'tax payable')).toEqual({
    account: 'tax payable',
    debitCents: 0,
    creditCents: 936,
  });
  expect([debitCents, creditCents]).toEqual([12_636, 12_636]);
  expect(accounts.find(({ account }) => account === 'promotion')).toMatchObject({
    debitCents: 0,
    creditCents: 0,
  });
});
