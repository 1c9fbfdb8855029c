import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import { dueOfInvoice } from './ledger.ts';

/** R24: unpaid receipts; a buy-now purchase counts when its hold is over. */
export async function countPendingInvoices(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .select((invoices) => invoices.fn.countAll<number>().as('count'))
    .where('invoices.userId', '=', userId)
    .where('invoices.voidedAt', 'is', null)
    .where(sql<SqlBool>`${dueOfInvoice} > 0`)
    .where(
      sql<SqlBool>`not exists (select from buy_now_holds
        where buy_now_holds.invoice_id = invoices.id and buy_now_holds.expires_at > app.now())`,
    )
    .executeTakeFirstOrThrow();
  return count;
}
