// What the figures of a report are computed from: counters that add up over days, centers,
// auctions and categories. Those of money are sums of the ledger's entries.
import type { JournalKind, LedgerAccount } from '../invoicing/journals.ts';
import type { Cents } from '../money.ts';

/** Amounts of the ledger, each positive in the direction of its name. */
export type LedgerCounter =
  | 'billedHammer'
  | 'billedPremium'
  | 'billedTax'
  | 'billedTotal'
  | 'receipts'
  | 'voidedHammer'
  | 'voidedPremium'
  | 'voidedTax'
  | 'refundedHammer'
  | 'refundedPremium'
  | 'refundedTax'
  | 'chargedBackHammer'
  | 'chargedBackPremium'
  | 'chargedBackTax'
  | 'paidByCard'
  | 'cardPayments'
  | 'paidByCredit'
  | 'writtenOff'
  | 'receivable';

/** Of lots that closed sold or unsold, and of what became of the sold ones. */
export type LotCounter =
  | 'closed'
  | 'sold'
  | 'hammerAtClose'
  | 'bids'
  | 'bidders'
  | 'withoutBids'
  /** Sold lots with a retail price. */
  | 'priced'
  | 'pricedHammer'
  | 'retail'
  | 'pickedUp'
  | 'forfeited'
  | 'broughtBack';

/** Refunds and returns by their own time. */
export type ReturnCounter = 'refunds' | 'returns';

/** Not a sum: the balance at the end of a row. */
type BalanceCounter = 'unpaid';

export type Counter = LedgerCounter | LotCounter | ReturnCounter | BalanceCounter;
export type Sums = Readonly<Partial<Record<Counter, number>>>;

export interface LedgerSum {
  readonly kind: string;
  readonly account: string;
  readonly cents: Cents;
  /** How many lines of journals it adds up. */
  readonly lines: number;
}

interface Rule {
  readonly amount?: LedgerCounter;
  /** Debits are positive in the ledger: -1 counts credits. */
  readonly sign?: 1 | -1;
  readonly lines?: LedgerCounter;
}

type Rules = Readonly<Partial<Record<JournalKind, Partial<Record<LedgerAccount, Rule>>>>>;

const takenBack = (hammer: LedgerCounter, premium: LedgerCounter, tax: LedgerCounter) =>
  ({
    // The hammer price is the seller's share and our commission (R58).
    'seller payable': { amount: hammer, sign: 1 },
    'commission revenue': { amount: hammer, sign: 1 },
    'premium revenue': { amount: premium, sign: 1 },
    'tax payable': { amount: tax, sign: 1 },
  }) as const;

const REFUNDED = takenBack('refundedHammer', 'refundedPremium', 'refundedTax');
const CHARGED_BACK = takenBack('chargedBackHammer', 'chargedBackPremium', 'chargedBackTax');

const RULES: Rules = {
  'invoice issued': {
    'seller payable': { amount: 'billedHammer', sign: -1 },
    'commission revenue': { amount: 'billedHammer', sign: -1 },
    'premium revenue': { amount: 'billedPremium', sign: -1 },
    'tax payable': { amount: 'billedTax', sign: -1 },
    'buyer receivable': { amount: 'billedTotal', sign: 1, lines: 'receipts' },
  },
  'invoice voided': {
    ...takenBack('voidedHammer', 'voidedPremium', 'voidedTax'),
    'buyer receivable': { amount: 'writtenOff', sign: -1 },
  },
  'refund made': REFUNDED,
  // Its lines are those of the refund, reversed.
  'refund canceled': REFUNDED,
  'chargeback lost': CHARGED_BACK,
  'chargeback reopened': CHARGED_BACK,
  'card payment': {
    'buyer receivable': { amount: 'paidByCard', sign: -1, lines: 'cardPayments' },
  },
  'credit applied': { 'buyer receivable': { amount: 'paidByCredit', sign: -1 } },
  'credit returned': { 'buyer receivable': { amount: 'paidByCredit', sign: -1 } },
};

export function sumsOfLedger(rows: readonly LedgerSum[]): Sums {
  return addSums(
    rows.flatMap(({ kind, account, cents, lines }) => {
      const byAccount: Partial<Record<string, Rule>> | undefined = find(RULES, kind);
      const rule = byAccount === undefined ? undefined : byAccount[account];
      return [
        ...(account === 'buyer receivable' ? [{ receivable: cents }] : []),
        ...(rule?.amount === undefined ? [] : [{ [rule.amount]: cents * (rule.sign ?? 1) }]),
        ...(rule?.lines === undefined ? [] : [{ [rule.lines]: lines }]),
      ];
    }),
  );
}

const find = <V>(table: Readonly<Partial<Record<string, V>>>, name: string): V | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

export function addSums(parts: readonly Sums[]): Sums {
  const total: Partial<Record<Counter, number>> = {};
  for (const part of parts) {
    // The keys of sums are counters.
    for (const [name, value] of Object.entries(part) as [Counter, number][]) {
      // Zero rather than -0.
      total[name] = (total[name] ?? 0) + value || 0;
    }
  }
  return total;
}

/** Adds to each row what was unpaid at its end; `opening` is the amount before the first one. */
export function withUnpaid<G extends { readonly sums: Sums }>(
  rows: readonly G[],
  opening: Cents,
): G[] {
  let unpaid = opening;
  return rows.map((row) => {
    unpaid += row.sums.receivable ?? 0;
    return { ...row, sums: { ...row.sums, unpaid } };
  });
}
