import { expect, test } from 'vitest';
import * as bank from './bank.ts';

test.each([
  ['', 'Required!'],
  ['11000000', 'Invalid routing number'],
  ['110000001', 'Invalid routing number'],
  ['11000000x', 'Invalid routing number'],
  ['110000000', null],
  [' 021000021 ', null],
])('a routing number %j results in %j', (routingNumber, complaint) => {
  expect(bank.checkRoutingNumber(routingNumber)).toBe(complaint);
});

test.each([
  ['', 'Required!'],
  ['123', 'Invalid account number'],
  ['123456789012345678', 'Invalid account number'],
  ['0001-2345', 'Invalid account number'],
  ['000123456789', null],
])('an account number %j results in %j', (accountNumber, complaint) => {
  expect(bank.checkAccountNumber(accountNumber)).toBe(complaint);
});

test('the account number is typed twice alike', () => {
  expect(bank.checkAccountRepeated('1234 ', '1234')).toBeNull();
  expect(bank.checkAccountRepeated('1243', '1234')).toBe('The account numbers don’t match');
});

test.each(['', '0', '100', '3.2', '-1'])('a deposit of %j cents is not possible', (typed) => {
  expect(bank.checkDepositCents(typed)).toBe('Enter the cents, from 1 to 99');
});

test('the amount of a deposit is read as it stands on a bank statement', () => {
  for (const typed of ['32', '0.32', '.32', '$0.32', '$ .32']) {
    expect([typed, bank.depositCentsIn(typed)]).toEqual([typed, '32']);
  }
  expect(bank.depositCentsIn('0')).toBe('0');
  expect(bank.depositCentsIn('0.')).toBe('');
  expect(bank.depositCentsIn('123')).toBe('12');
});

test.each(['1', '05', '99'])('a deposit of %j cents is possible', (typed) => {
  expect(bank.checkDepositCents(typed)).toBeNull();
});
