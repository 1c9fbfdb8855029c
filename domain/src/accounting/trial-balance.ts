// The chart of accounts, and their balances on the side where they stand (R28).
import type { LedgerAccount } from '../invoicing/journals.ts';
import type { Cents } from '../money.ts';

/** In the order of the trial balance. */
export const LEDGER_ACCOUNTS = [
  'gateway clearing',
  'buyer receivable',
  'chargebacks',
  'dispute fees',
  'buyer credit',
  'buyer deposit',
  'refunds',
  'seller payable',
  'tax payable',
  'premium revenue',
  'commission revenue',
  'shipping revenue',
  'card fees',
  'promotion',
] as const satisfies readonly LedgerAccount[];

export interface AccountBalance {
  readonly account: LedgerAccount;
  readonly debitCents: Cents;
  readonly creditCents: Cents;
}

export interface TrialBalance {
  readonly accounts: readonly AccountBalance[];
  readonly debitCents: Cents;
  readonly creditCents: Cents;
}

/** Every account with its balance; balances above zero are debits. */
export function trialBalance(balances: ReadonlyMap<string, Cents>): TrialBalance {
  const accounts = LEDGER_ACCOUNTS.map((account) => ({
    account,
    ...onItsSide(balances.get(account) ?? 0),
  }));
  return {
    accounts,
    debitCents: accounts.reduce((sum, { debitCents }) => sum + debitCents, 0),
    creditCents: accounts.reduce((sum, { creditCents }) => sum + creditCents, 0),
  };
}

export const onItsSide = (cents: Cents): { debitCents: Cents; creditCents: Cents } => ({
  debitCents: Math.max(cents, 0),
  creditCents: Math.max(-cents, 0),
});
