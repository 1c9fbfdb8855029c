// What templates of auctions and of lots have in common (SELL-04): a seller's list by name.
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { isId } from '../platform/id-shape.ts';

export type TemplateTable = 'auction_templates' | 'lot_templates';

/** How many templates of one kind a seller can have. */
export const TEMPLATES_MAX = 200;

interface TemplateOwner {
  readonly id: string;
  readonly sellerId: string;
  readonly version: number;
}

export async function lockTemplate(
  tx: Tx,
  table: TemplateTable,
  id: string,
): Promise<TemplateOwner | undefined> {
  if (!isId(id)) return undefined;
  const { rows } = await sql<TemplateOwner>`
    select id, seller_id, version from ${sql.table(table)} where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

interface Named {
  readonly sellerId: string;
  readonly name: string;
}

export async function isTemplateNameTaken(
  tx: Tx,
  table: TemplateTable,
  { sellerId, name, exceptId }: Named & { readonly exceptId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(table)}
    where seller_id = ${sellerId} and lower(name) = lower(${name}) and id <> ${exceptId}
  `.execute(tx);
  return rows.length > 0;
}

/** Whether the seller has no room for one more name. One transaction at a time may ask. */
export async function isTemplateListFull(
  tx: Tx,
  table: TemplateTable,
  { sellerId, name }: Named,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${table} ${sellerId}`}))`.execute(tx);
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from ${sql.table(table)}
    where seller_id = ${sellerId} and lower(name) <> lower(${name})
  `.execute(tx);
  return (rows[0]?.others ?? 0) >= TEMPLATES_MAX;
}

/** The row must be locked. */
export async function renameTemplate(
  tx: Tx,
  table: TemplateTable,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set name = ${name}, version = version + 1 where id = ${id}
  `.execute(tx);
}

export async function deleteTemplate(tx: Tx, table: TemplateTable, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx);
}
