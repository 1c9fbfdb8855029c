import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { dueOfInvoice } from './ledger.ts';

/** R24: unpaid receipts; a buy-now purchase counts when its hold is over. */
export async function countPendingInvoices(db: Db, userId: string): Promise<number> {
  const { count } = await pendingInvoices(db, userId)
    .select((invoices) => invoices.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const listPendingInvoices = (db: Db, userId: string) =>
  pendingInvoices(db, userId)
    .select(['invoices.id', dueOfInvoice.as('dueCents')])
    .orderBy('invoices.issuedAt')
    .orderBy('invoices.id')
    .execute();

/** The last charge of a receipt that failed. */
export const findFailedCharge = (db: Db, userId: string) =>
  db
    .selectFrom('payments')
    .innerJoin('cards', 'cards.id', 'payments.cardId')
    .select(['cards.brand', 'cards.last4', 'payments.createdAt'])
    .where('payments.userId', '=', userId)
    .where('payments.purpose', '=', 'invoice')
    .where('payments.state', 'in', ['declined', 'abandoned', 'needs verification'])
    .orderBy('payments.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

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
