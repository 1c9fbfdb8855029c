import { LEDGER_ACCOUNTS } from '@hammerdock/domain/accounting/trial-balance.ts';

export type AccountName = (typeof LEDGER_ACCOUNTS)[number];

/** "buyer credit" → "Buyer credit". */
export const labelOf = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

export const ACCOUNT_CHOICES = LEDGER_ACCOUNTS.map((value) => ({ value, label: labelOf(value) }));
