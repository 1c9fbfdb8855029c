// The ledger (R28): journals of entries that sum to zero. Debits are positive, credits negative;
// balances are always sums, nothing is updated in place.
import {
  journalFault,
  type JournalKind,
  type JournalToPost,
} from '@hammerdock/domain/invoicing/journals.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

/** Credit that these grant came after the receipt was paid, and does not reduce its balance. */
export const LATER_CREDIT_KINDS: readonly JournalKind[] = [
  'card payment',
  'refund made',
  'refund canceled',
  'card refund refused',
  'card refund failed',
];

export interface Journal extends JournalToPost {
  /** Unique in the ledger, so that nothing is booked twice. */
  readonly reference: string;
}

/** Returns the journal's id. Zero entries are omitted; an unbalanced journal is refused. */
export async function postJournal(tx: Tx, { entries, ...journal }: Journal): Promise<string> {
  const fault = journalFault({ entries, ...journal });
  if (fault !== null) throw new Error(`a journal breaks its rule (R72): ${fault}`);
  const journalId = newId();
  await tx
    .insertInto('journals')
    .values({ id: journalId, ...journal })
    .execute();
  const rows = entries.filter(({ amountCents }) => amountCents !== 0);
  await tx
    .insertInto('entries')
    .values(
      rows.map((entry, position) => ({
        ...entry,
        journalId,
        position,
        invoiceId: journal.invoiceId,
      })),
    )
    .execute();
  return journalId;
}

/** What the buyer still owes on a receipt. */
export async function sumDueOfInvoice(db: Db, invoiceId: string): Promise<Cents> {
  const { due } = await db
    .selectFrom('entries')
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as('due'))
    .where('invoiceId', '=', invoiceId)
    .where('account', '=', 'buyer receivable')
    .executeTakeFirstOrThrow();
  return due;
}

/** The same as a column, wherever `invoices` is read (R26). */
export const dueOfInvoice = sql<Cents>`(select coalesce(sum(entries.amount_cents), 0)::bigint
  from entries
  where entries.invoice_id = invoices.id and entries.account = 'buyer receivable')`;

/** Of `payments`: it waits for the bank's confirmation. */
export const isAtBank = sql<boolean>`payments.state = 'needs verification'
  and payments.settled_at is null`;

/** In a payment that waits for the bank's confirmation, and returned unless it is confirmed. */
export const creditAtBankOfInvoice = sql<Cents>`(select
    coalesce(sum(payments.credit_cents), 0)::bigint
  from payments where payments.invoice_id = invoices.id and ${isAtBank})`;

/** What buyers read as due: nothing in a payment that waits for the bank is paid yet, and a
 * new payment cancels it (`cancelVerification`). */
export const payableOfInvoice = sql<Cents>`(${dueOfInvoice} + ${creditAtBankOfInvoice})`;

/** Nothing else can be paid meanwhile, and an unpaid purchase is not canceled (R18). */
export const isPaymentProcessing = sql<boolean>`exists (select from payments
  where payments.invoice_id = invoices.id and payments.state = 'processing')`;

/** What we owe a user: credit to spend, or deposits held (liabilities are on the credit side). */
export async function sumOwedToUser(
  db: Db,
  userId: string,
  account: 'buyer credit' | 'buyer deposit',
): Promise<Cents> {
  const { owed } = await db
    .selectFrom('entries')
    .select(sql<Cents>`-coalesce(sum(amount_cents), 0)::bigint`.as('owed'))
    .where('userId', '=', userId)
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return owed;
}
