// Stored differences between the provider's list, our own records and the ledger.
import type { Movement } from '@hammerdock/domain/accounting/reconciliation.ts';
import type { Instant } from '@hammerdock/domain/time.ts';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';
import { newId } from '../../security/ids.ts';

/**
 * true: it is new. An open one gets the new amounts; one that an admin closed with these amounts
 * stays closed.
 */
export async function saveDifference(tx: Tx, movement: Movement): Promise<boolean> {
  const { kind, subject, gatewayId, providerCents, storeCents, ledgerCents } = movement;
  const { rows } = await sql<{ isNew: boolean }>`
    insert into reconciliation_differences
      (id, kind, subject, gateway_id, provider_cents, store_cents, ledger_cents)
    select ${newId()}, ${kind}, ${subject}, ${gatewayId}, ${providerCents}, ${storeCents},
      ${ledgerCents}
    where not exists (select from reconciliation_differences
      where kind = ${kind} and subject = ${subject} and closed_by is not null
        and (provider_cents, store_cents, ledger_cents)
          = (${providerCents}, ${storeCents}, ${ledgerCents}))
    on conflict (kind, subject) where closed_at is null do update set
      gateway_id = excluded.gateway_id, provider_cents = excluded.provider_cents,
      store_cents = excluded.store_cents, ledger_cents = excluded.ledger_cents
    returning xmax = 0 as is_new`.execute(tx);
  return rows[0]?.isNew === true;
}

/** What has disappeared is closed without a note. */
export async function closeDisappeared(tx: Tx, { kind, subject }: Movement): Promise<void> {
  await tx
    .updateTable('reconciliationDifferences')
    .set({ closedAt: sql<Date>`app.now()` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('closedAt', 'is', null)
    .execute();
}

export async function findOldestOpenDifference(db: Db): Promise<Instant | null> {
  const row = await db
    .selectFrom('reconciliationDifferences')
    .select('foundAt')
    .where('closedAt', 'is', null)
    .orderBy('foundAt')
    .limit(1)
    .executeTakeFirst();
  return row?.foundAt ?? null;
}

export const listOpenDifferences = (db: Db) =>
  db
    .selectFrom('reconciliationDifferences')
    .select(['kind', 'subject'])
    .where('closedAt', 'is', null)
    .execute();

interface Listing {
  readonly closed: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** Open ones oldest first, closed ones newest first. */
export const listDifferences = (db: Db, { closed, limit, offset }: Listing) =>
  db
    .selectFrom('reconciliationDifferences as differences')
    .leftJoin('users', 'users.id', 'differences.closedBy')
    .selectAll('differences')
    .select('users.username')
    .where('closedAt', closed ? 'is not' : 'is', null)
    .$call((rows) => (closed ? rows.orderBy('closedAt', 'desc') : rows.orderBy('foundAt')))
    .orderBy('differences.id')
    .limit(limit)
    .offset(offset)
    .execute();

export type DifferenceRow = Awaited<ReturnType<typeof listDifferences>>[number];

export async function countDifferences(db: Db, closed: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('reconciliationDifferences')
    .select((rows) => rows.fn.countAll<number>().as('count'))
    .where('closedAt', closed ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const lockDifference = (tx: Tx, id: string) =>
  tx
    .selectFrom('reconciliationDifferences')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function closeDifference(
  tx: Tx,
  { id, closedBy, note }: { id: string; closedBy: string; note: string },
): Promise<void> {
  await tx
    .updateTable('reconciliationDifferences')
    .set({ closedAt: sql<Date>`app.now()`, closedBy, note })
    .where('id', '=', id)
    .execute();
}

/** Admins who are notified of new ones. */
export async function listAdminIds(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where(
      sql<SqlBool>`not exists (select from deactivations
        where user_id = users.id and lifted_at is null)`,
    )
    .execute();
  return rows.map(({ id }) => id);
}
