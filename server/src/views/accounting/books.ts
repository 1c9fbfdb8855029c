import { onItsSide, type TrialBalance } from '@hammerdock/domain/accounting/trial-balance.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { AccountLineRow } from '../../store/accounting/account-lines.ts';

/** A balance or a line in two columns. */
export function viewSides(cents: Cents): { debit: string; credit: string } {
  const { debitCents, creditCents } = onItsSide(cents);
  return { debit: toDecimal(debitCents), credit: toDecimal(creditCents) };
}

export const viewTrialBalance = ({ accounts, debitCents, creditCents }: TrialBalance) => ({
  accounts: accounts.map((row) => ({
    account: row.account,
    debit: toDecimal(row.debitCents),
    credit: toDecimal(row.creditCents),
  })),
  debit_total: toDecimal(debitCents),
  credit_total: toDecimal(creditCents),
});

export const viewAccountLine = (row: AccountLineRow) => ({
  id: `${row.id} ${row.position}`,
  booked_at: toIso(row.at),
  kind: row.kind,
  receipt_no: row.invoiceNumber === null ? '' : String(row.invoiceNumber),
  username: row.username ?? '',
  ...viewSides(row.amountCents),
});
