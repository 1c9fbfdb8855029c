// Addresses to which messages cannot be delivered, and the reports that said so.
import type { EmailFault } from '@hammerdock/domain/notifications/deliverability.ts';
import { foldAscii } from '@hammerdock/domain/text/fold-ascii.ts';
import type { Db, Tx } from '../../db/database.ts';

export async function findEmailFault(db: Db, email: string): Promise<EmailFault | null> {
  const row = await db
    .selectFrom('undeliverableEmails')
    .select('fault')
    .where('email', '=', foldAscii(email))
    // A check constraint allows these two only.
    .$narrowType<{ fault: EmailFault }>()
    .executeTakeFirst();
  return row?.fault ?? null;
}

/** The latest fault counts. */
export async function recordEmailFault(tx: Tx, email: string, fault: EmailFault): Promise<void> {
  await tx
    .insertInto('undeliverableEmails')
    .values({ email: foldAscii(email), fault })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((row) => ({ fault: row.ref('excluded.fault') })),
    )
    .execute();
}

export async function clearEmailFault(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('undeliverableEmails').where('email', '=', foldAscii(email)).execute();
}

/** False when the report was processed before. */
export async function recordReport(tx: Tx, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('messageReports')
    .values({ id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function hasStoppedTexts(db: Db, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('stoppedPhones')
    .select('phone')
    .where('phone', '=', phone)
    .executeTakeFirst();
  return row !== undefined;
}

export async function stopTexts(tx: Tx, phone: string): Promise<void> {
  await tx
    .insertInto('stoppedPhones')
    .values({ phone })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .execute();
}

export async function startTexts(tx: Tx, phone: string): Promise<void> {
  await tx.deleteFrom('stoppedPhones').where('phone', '=', phone).execute();
}
