// R72: the lines that each kind of journal may have. Writers follow this table, the database has a
// copy (journal_line_rules), and `verify` checks the ledger by it.
import type { Cents } from '../money.ts';

export type LedgerAccount =
  | 'buyer receivable'
  | 'buyer credit'
  | 'buyer deposit'
  | 'gateway clearing'
  | 'seller payable'
  | 'premium revenue'
  | 'commission revenue'
  | 'tax payable'
  | 'shipping revenue'
  | 'card fees'
  | 'promotion'
  | 'refunds'
  | 'chargebacks'
  | 'dispute fees';

export type JournalKind =
  | 'invoice issued'
  | 'invoice voided'
  | 'card payment'
  | 'credit applied'
  | 'credit returned'
  | 'credit granted'
  | 'coupon redeemed'
  | 'invite rewarded'
  | 'deposit held'
  | 'refund made'
  | 'refund canceled'
  | 'card refund'
  | 'card refund refused'
  | 'card refund failed'
  | 'deposit released'
  | 'deposit returned'
  | 'deposit return refused'
  | 'deposit return failed'
  | 'chargeback'
  | 'chargeback won'
  | 'chargeback lost'
  | 'chargeback reopened'
  | 'dispute fee'
  | 'dispute fee returned'
  | 'payout'
  | 'payout reversed';

/** Debits are positive amounts, credits negative ones. */
export type Side = 'debit' | 'credit';

/** The owner of a line: the user of the journal, the seller of its invoice, or no user. */
export type Holder = 'buyer' | 'seller' | 'none';

export const HOLDERS: Readonly<Record<LedgerAccount, Holder>> = {
  'buyer receivable': 'buyer',
  'buyer credit': 'buyer',
  'buyer deposit': 'buyer',
  refunds: 'buyer',
  chargebacks: 'buyer',
  'seller payable': 'seller',
  'gateway clearing': 'none',
  'premium revenue': 'none',
  'commission revenue': 'none',
  'tax payable': 'none',
  'shipping revenue': 'none',
  'card fees': 'none',
  promotion: 'none',
  'dispute fees': 'none',
};

export interface JournalRule {
  readonly invoice: 'always' | 'sometimes' | 'never';
  readonly payment: 'always' | 'sometimes' | 'never';
  /** The accounts it may have lines of, each on one side. */
  readonly lines: Readonly<Partial<Record<LedgerAccount, Side>>>;
}

const GRANT: JournalRule = {
  invoice: 'never',
  payment: 'never',
  lines: { promotion: 'debit', 'buyer credit': 'credit' },
};

export const JOURNAL_RULES: Readonly<Record<JournalKind, JournalRule>> = {
  'invoice issued': {
    invoice: 'always',
    payment: 'never',
    lines: {
      'buyer receivable': 'debit',
      'seller payable': 'credit',
      'premium revenue': 'credit',
      'commission revenue': 'credit',
      'tax payable': 'credit',
      'shipping revenue': 'credit',
    },
  },
  'invoice voided': {
    invoice: 'always',
    payment: 'never',
    lines: {
      'buyer receivable': 'credit',
      'buyer credit': 'credit',
      'seller payable': 'debit',
      'premium revenue': 'debit',
      'commission revenue': 'debit',
      'tax payable': 'debit',
      'shipping revenue': 'debit',
    },
  },
  'card payment': {
    invoice: 'always',
    payment: 'always',
    // What was not due any more is credit.
    lines: {
      'gateway clearing': 'debit',
      'buyer receivable': 'credit',
      'card fees': 'credit',
      'buyer credit': 'credit',
    },
  },
  'credit applied': {
    invoice: 'always',
    payment: 'sometimes',
    lines: { 'buyer credit': 'debit', 'buyer receivable': 'credit' },
  },
  'credit returned': {
    invoice: 'always',
    payment: 'always',
    lines: { 'buyer receivable': 'debit', 'buyer credit': 'credit' },
  },
  'credit granted': GRANT,
  'coupon redeemed': GRANT,
  'invite rewarded': GRANT,
  'deposit held': {
    invoice: 'never',
    payment: 'always',
    lines: { 'gateway clearing': 'debit', 'buyer deposit': 'credit' },
  },
  'refund made': {
    invoice: 'always',
    payment: 'never',
    lines: {
      'seller payable': 'debit',
      'premium revenue': 'debit',
      'commission revenue': 'debit',
      'tax payable': 'debit',
      'buyer credit': 'credit',
      refunds: 'credit',
    },
  },
  // Before it was paid out; its lines are those of the refund, reversed.
  'refund canceled': {
    invoice: 'always',
    payment: 'never',
    lines: {
      'buyer credit': 'debit',
      refunds: 'debit',
      'seller payable': 'credit',
      'premium revenue': 'credit',
      'commission revenue': 'credit',
      'tax payable': 'credit',
    },
  },
  'card refund': {
    invoice: 'always',
    payment: 'never',
    lines: { refunds: 'debit', 'gateway clearing': 'credit' },
  },
  'card refund refused': {
    invoice: 'always',
    payment: 'never',
    lines: { refunds: 'debit', 'buyer credit': 'credit' },
  },
  // The bank sent back what it had accepted.
  'card refund failed': {
    invoice: 'always',
    payment: 'never',
    lines: { 'gateway clearing': 'debit', 'buyer credit': 'credit' },
  },
  // R57: an amount is owed to the buyer until the provider has returned it.
  'deposit released': {
    invoice: 'never',
    payment: 'always',
    lines: { 'buyer deposit': 'debit', refunds: 'credit' },
  },
  'deposit returned': {
    invoice: 'never',
    payment: 'always',
    lines: { refunds: 'debit', 'gateway clearing': 'credit' },
  },
  'deposit return refused': {
    invoice: 'never',
    payment: 'always',
    lines: { refunds: 'debit', 'buyer credit': 'credit' },
  },
  'deposit return failed': {
    invoice: 'never',
    payment: 'always',
    lines: { 'gateway clearing': 'debit', 'buyer credit': 'credit' },
  },
  // R59: the bank takes the amount of a disputed payment, and returns it or not.
  chargeback: {
    invoice: 'sometimes',
    payment: 'always',
    lines: { chargebacks: 'debit', 'gateway clearing': 'credit' },
  },
  'chargeback won': {
    invoice: 'sometimes',
    payment: 'always',
    lines: { 'gateway clearing': 'debit', chargebacks: 'credit' },
  },
  'chargeback lost': {
    invoice: 'sometimes',
    payment: 'always',
    lines: {
      'seller payable': 'debit',
      'premium revenue': 'debit',
      'commission revenue': 'debit',
      'tax payable': 'debit',
      'shipping revenue': 'debit',
      'card fees': 'debit',
      'buyer deposit': 'debit',
      chargebacks: 'credit',
    },
  },
  // The bank changed its decision: the lines of that decision, reversed.
  'chargeback reopened': {
    invoice: 'sometimes',
    payment: 'always',
    lines: {
      chargebacks: 'debit',
      'gateway clearing': 'credit',
      'seller payable': 'credit',
      'premium revenue': 'credit',
      'commission revenue': 'credit',
      'tax payable': 'credit',
      'shipping revenue': 'credit',
      'card fees': 'credit',
      'buyer deposit': 'credit',
    },
  },
  // What the provider charges us for a dispute.
  'dispute fee': {
    invoice: 'sometimes',
    payment: 'always',
    lines: { 'dispute fees': 'debit', 'gateway clearing': 'credit' },
  },
  'dispute fee returned': {
    invoice: 'sometimes',
    payment: 'always',
    lines: { 'gateway clearing': 'debit', 'dispute fees': 'credit' },
  },
  // R58: its user is the seller.
  payout: {
    invoice: 'never',
    payment: 'never',
    lines: { 'seller payable': 'debit', 'gateway clearing': 'credit' },
  },
  'payout reversed': {
    invoice: 'never',
    payment: 'never',
    lines: { 'gateway clearing': 'debit', 'seller payable': 'credit' },
  },
};

export interface JournalLine {
  readonly account: LedgerAccount;
  readonly userId: string | null;
  readonly amountCents: Cents;
}

export interface JournalToPost {
  readonly kind: JournalKind;
  readonly userId: string;
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
  readonly entries: readonly JournalLine[];
}

/** The first violation of a journal's rule; null when there is none. Lines of zero are ignored. */
export function journalFault(journal: JournalToPost): string | null {
  const { kind, invoiceId, paymentId, entries } = journal;
  const { invoice, payment } = JOURNAL_RULES[kind];
  if (!fits(invoice, invoiceId)) return `${kind} has the wrong invoice`;
  if (!fits(payment, paymentId)) return `${kind} has the wrong payment`;
  const wrong = entries.find((entry) => entry.amountCents !== 0 && !isAllowed(journal, entry));
  return wrong === undefined ? null : `${kind} cannot carry this line of ${wrong.account}`;
}

const fits = (rule: JournalRule['invoice'], id: string | null): boolean =>
  rule === 'sometimes' || (rule === 'always') === (id !== null);

function isAllowed({ kind, userId, invoiceId }: JournalToPost, line: JournalLine): boolean {
  const side: Side = line.amountCents > 0 ? 'debit' : 'credit';
  if (JOURNAL_RULES[kind].lines[line.account] !== side) return false;
  switch (HOLDERS[line.account]) {
    case 'buyer':
      return line.userId === userId;
    case 'seller':
      return invoiceId === null ? line.userId === userId : line.userId !== null;
    case 'none':
      return line.userId === null;
  }
}
