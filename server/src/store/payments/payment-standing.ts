import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { voidAtOfInvoice } from '../invoices/invoices.ts';
import { dueOfInvoice, payableOfInvoice } from './ledger.ts';

/** R24: unpaid receipts; a buy-now purchase counts when its hold is over. */
export async function countPendingInvoices(db: Db, userId: string): Promise<number> {
  const { count } = await pendingInvoices(db, userId)
    .select((invoices) => invoices.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const listPendingInvoices = (db: Db, userId: string) =>
  pendingInvoices(db, userId)
    .select(['invoices.id', payableOfInvoice.as('dueCents'), voidAtOfInvoice.as('voidAt')])
    .orderBy('invoices.issuedAt')
    .orderBy('invoices.id')
    .execute();

type ChargeStatus = 'declined' | 'needs verification' | 'not confirmed';

/** Why an unpaid receipt is unpaid: its last charge, unless a later one of it succeeded. */
export async function findFailedCharge(db: Db, userId: string) {
  const last = await pendingInvoices(db, userId)
    .innerJoin('payments', 'payments.invoiceId', 'invoices.id')
    .innerJoin('cards', 'cards.id', 'payments.cardId')
    .select([
      'cards.brand',
      'cards.last4',
      'cards.kind',
      'payments.createdAt',
      'payments.state',
      'declineCode',
    ])
    .select(['payments.amountCents', 'payments.feeCents', 'payments.verificationUrl'])
    .where('payments.state', 'in', ['declined', 'needs verification'])
    .where(
      sql<SqlBool>`not exists (select from payments later where later.invoice_id = invoices.id
        and later.state = 'succeeded' and later.created_at > payments.created_at)`,
    )
    .orderBy('payments.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined) return undefined;
  const { state, declineCode, ...charge } = last;
  return { ...charge, status: statusOf(state, declineCode) };
}

const statusOf = (state: string, declineCode: string | null): ChargeStatus => {
  if (state === 'needs verification') return 'needs verification';
  return declineCode === 'not confirmed' ? 'not confirmed' : 'declined';
};

/** Whether the last charge of the primary card or bank account was declined. */
export async function isPrimaryDeclined(db: Db, userId: string): Promise<boolean> {
  const last = await db
    .selectFrom('payments')
    .innerJoin('cards', 'cards.id', 'payments.cardId')
    .select(['payments.state', 'declineCode'])
    .where('payments.userId', '=', userId)
    .where('cards.isPrimary', '=', true)
    .where('cards.removedAt', 'is', null)
    .where('payments.state', 'in', ['declined', 'succeeded'])
    .orderBy('payments.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.state === 'declined' && last.declineCode !== 'not confirmed';
}

const pendingInvoices = (db: Db, userId: string) =>
  db
    .selectFrom('invoices')
    .where('invoices.userId', '=', userId)
    .where('invoices.voidedAt', 'is', null)
    .where(sql<SqlBool>`${dueOfInvoice} > 0`)
    .where(
      sql<SqlBool>`not exists (select from buy_now_holds
        where buy_now_holds.invoice_id = invoices.id and buy_now_holds.expires_at > app.now())`,
    );
