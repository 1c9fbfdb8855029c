// The double-entry text format that ledger and hledger read.
import type { LedgerAccount } from '../invoicing/journals.ts';
import { toDecimal, type Cents } from '../money.ts';

/** The class of an account is the beginning of its name there. */
const NAMES: Readonly<Record<LedgerAccount, string>> = {
  'gateway clearing': 'Assets:Gateway clearing',
  'buyer receivable': 'Assets:Buyer receivable',
  chargebacks: 'Assets:Chargebacks',
  'buyer credit': 'Liabilities:Buyer credit',
  'buyer deposit': 'Liabilities:Buyer deposit',
  refunds: 'Liabilities:Refunds',
  'seller payable': 'Liabilities:Seller payable',
  'tax payable': 'Liabilities:Tax payable',
  'premium revenue': 'Income:Premium revenue',
  'commission revenue': 'Income:Commission revenue',
  'card fees': 'Income:Card fees',
  'shipping revenue': 'Income:Shipping revenue',
  'dispute fees': 'Expenses:Dispute fees',
  promotion: 'Expenses:Promotion',
};

export interface WrittenJournal {
  /** "2026-11-24" */
  readonly day: string;
  readonly kind: string;
  readonly reference: string;
  readonly lines: readonly { readonly account: LedgerAccount; readonly cents: Cents }[];
}

/** Two spaces end the name of an account. */
export function ledgerText({ day, kind, reference, lines }: WrittenJournal): string {
  const postings = lines.map(
    ({ account, cents }) => `    ${NAMES[account]}  ${toDecimal(cents)} USD\n`,
  );
  return `${day} * ${kind}  ; ${reference}\n${postings.join('')}\n`;
}
