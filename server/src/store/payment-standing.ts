import { sql, type SqlBool } from 'kysely';
import type { Db } from '../db/database.ts';

/** Receipts whose ledger balance is still above zero (R26, R28). */
export async function countPendingInvoices(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .select((invoices) => invoices.fn.countAll<number>().as('count'))
    .where('invoices.userId', '=', userId)
    .where('invoices.voidedAt', 'is', null)
    .where(
      sql<SqlBool>`(select sum(entries.amount_cents) from entries
        where entries.invoice_id = invoices.id and entries.account = 'buyer receivable') > 0`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
