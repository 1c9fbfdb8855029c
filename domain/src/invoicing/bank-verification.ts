// CARD-06: a bank account is verified by the amounts of two small deposits.
import { ok, refused, type Result } from '../result.ts';

/** The provider accepts ten; few, because each amount is one of 99. */
export const BANK_TRIES_MAX = 5;

export type BankStatus = 'new' | 'verified' | 'failed';
export type BankRefusal = 'BankAmountsWrong' | 'BankTriesUsedUp' | 'BankDepositsFailed';

/** What a bank account is after an attempt, and the answer for the buyer. */
export interface JudgedAttempt {
  readonly status: BankStatus;
  readonly result: Result<null, BankRefusal>;
}

/** `tries` includes this one. */
export function judgeAttempt(
  answer: 'verified' | 'wrong amounts' | 'too many attempts' | 'failed',
  tries: number,
): JudgedAttempt {
  switch (answer) {
    case 'verified':
      return { status: 'verified', result: ok(null) };
    case 'failed':
      return { status: 'failed', result: refused('BankDepositsFailed') };
    case 'too many attempts':
      return { status: 'failed', result: refused('BankTriesUsedUp') };
    case 'wrong amounts': {
      const triesLeft = BANK_TRIES_MAX - tries;
      if (triesLeft > 0)
        return { status: 'new', result: refused('BankAmountsWrong', { triesLeft }) };
      return { status: 'failed', result: refused('BankTriesUsedUp') };
    }
  }
}
