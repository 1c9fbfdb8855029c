import { expect, test } from 'vitest';
import { BANK_TRIES_MAX, judgeAttempt } from './bank-verification.ts';

test('the right amounts verify a bank account, at the last attempt too', () => {
  for (const tries of [1, BANK_TRIES_MAX]) {
    expect(judgeAttempt('verified', tries)).toMatchObject({
      status: 'verified',
      result: { ok: true },
    });
  }
});

test('wrong amounts say how many tries are left, and the last one ends the verification', () => {
  const outcomes = [1, 2, 3, 4, 5].map((tries) => {
    const { status, result } = judgeAttempt('wrong amounts', tries);
    return [status, result.ok ? null : [result.refusal, result.details?.['triesLeft']]];
  });
  expect(outcomes).toEqual([
    ['new', ['BankAmountsWrong', 4]],
    ['new', ['BankAmountsWrong', 3]],
    ['new', ['BankAmountsWrong', 2]],
    ['new', ['BankAmountsWrong', 1]],
    ['failed', ['BankTriesUsedUp', undefined]],
  ]);
});

test('the provider may end it earlier', () => {
  expect(judgeAttempt('too many attempts', 1)).toMatchObject({
    status: 'failed',
    result: { refusal: 'BankTriesUsedUp' },
  });
  expect(judgeAttempt('failed', 1)).toMatchObject({
    status: 'failed',
    result: { refusal: 'BankDepositsFailed' },
  });
});
