// Imports of manifests, and how sellers mapped the columns of earlier files.
import type { ColumnMapping } from '@hammerdock/domain/catalog/manifest-columns.ts';
import { sql } from 'kysely';
import { json, type Db, type Tx } from '../../db/database.ts';
import {
  readImportSettings,
  readManifestHeader,
  readManifestMapping,
  type StoredSettings,
} from '../../db/json-columns.ts';
import { isId } from '../platform/id-shape.ts';

const COLUMNS = [
  'id',
  'sellerId',
  'createdBy',
  'fileName',
  'state',
  'problem',
  'header',
  'mapping',
  'remembered',
  'rowCount',
  'doneCount',
  'settings',
  'auctionId',
  'importedCount',
  'createdAt',
] as const;

const select = (db: Db) => db.selectFrom('manifestImports').select(COLUMNS);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

export interface ManifestImportRow extends Omit<Row, 'header' | 'mapping' | 'settings'> {
  readonly header: readonly string[];
  readonly mapping: ColumnMapping;
  /** null until it is confirmed. */
  readonly settings: StoredSettings | null;
}

const readRow = (row: Row): ManifestImportRow => ({
  ...row,
  header: readManifestHeader(row.header, row.id),
  mapping: readManifestMapping(row.mapping, row.id),
  settings: row.settings === null ? null : readImportSettings(row.settings, row.id),
});

interface NewImport {
  readonly id: string;
  readonly sellerId: string;
  readonly createdBy: string;
  readonly fileName: string;
  readonly sealed: Buffer;
}

/** false when the seller has `most` unfinished ones; concurrent uploads are serialized. */
export async function insertManifestImport(
  tx: Tx,
  { sealed, ...given }: NewImport,
  most: number,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`imports of ${given.sellerId}`}))`.execute(tx);
  const { count } = await tx
    .selectFrom('manifestImports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('sellerId', '=', given.sellerId)
    .where('state', 'not in', ['imported', 'failed'])
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await tx
    .insertInto('manifestImports')
    .values({ ...given, state: 'reading' })
    .execute();
  await tx.insertInto('manifestFiles').values({ importId: given.id, sealed }).execute();
  return true;
}

const LISTED_MAX = 20;

export async function listManifestImports(db: Db, sellerId: string): Promise<ManifestImportRow[]> {
  const rows = await select(db)
    .where('sellerId', '=', sellerId)
    .orderBy('createdAt', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return rows.map(readRow);
}

export async function findManifestImport(
  db: Db,
  id: string,
): Promise<ManifestImportRow | undefined> {
  if (!isId(id)) return undefined;
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : readRow(row);
}

/** Locks it, so that its steps follow one another. */
export async function lockManifestImport(
  tx: Tx,
  id: string,
): Promise<ManifestImportRow | undefined> {
  if (!isId(id)) return undefined;
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row === undefined ? undefined : readRow(row);
}

interface ImportChange {
  readonly state?: string;
  readonly problem?: string;
  readonly header?: readonly string[];
  readonly mapping?: ColumnMapping;
  readonly remembered?: boolean;
  readonly rowCount?: number;
  readonly doneCount?: number;
  readonly settings?: StoredSettings;
  readonly auctionId?: string | null;
  readonly importedCount?: number;
}

/** Only in this state: another one means that it was canceled or changed meanwhile. */
export async function updateManifestImport(
  db: Db,
  { id, state }: { id: string; state: string },
  { header, mapping, settings, ...change }: ImportChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('manifestImports')
    .set({
      ...change,
      ...(header === undefined ? {} : { header: json(header) }),
      ...(mapping === undefined ? {} : { mapping: json(mapping) }),
      ...(settings === undefined ? {} : { settings: json(settings) }),
      updatedAt: sql<Date>`app.now()`,
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** With its file and rows. */
export async function deleteManifestImport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('manifestImports').where('id', '=', id).execute();
}

export async function findManifestFile(db: Db, importId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('manifestFiles')
    .select('sealed')
    .where('importId', '=', importId)
    .executeTakeFirst();
  return row?.sealed;
}

export async function deleteManifestFile(tx: Tx, importId: string): Promise<void> {
  await tx.deleteFrom('manifestFiles').where('importId', '=', importId).execute();
}

/** Imports that a worker has to read, check or import. */
export const manifestsToWorkOn = (db: Db) =>
  db
    .selectFrom('manifestImports')
    .select('id as item')
    .select('updatedAt as since')
    .where('state', 'in', ['reading', 'checking', 'importing']);

interface HeaderOfSeller {
  readonly sellerId: string;
  readonly headerKey: string;
}

export async function findMapping(
  db: Db,
  { sellerId, headerKey }: HeaderOfSeller,
): Promise<ColumnMapping | undefined> {
  const row = await db
    .selectFrom('manifestMappings')
    .select('mapping')
    .where('sellerId', '=', sellerId)
    .where('headerKey', '=', headerKey)
    .executeTakeFirst();
  return row === undefined ? undefined : readManifestMapping(row.mapping, headerKey);
}

export async function saveMapping(
  tx: Tx,
  { sellerId, headerKey, mapping }: HeaderOfSeller & { mapping: ColumnMapping },
): Promise<void> {
  await tx
    .insertInto('manifestMappings')
    .values({ sellerId, headerKey, mapping: json(mapping) })
    .onConflict((conflict) =>
      conflict
        .columns(['sellerId', 'headerKey'])
        .doUpdateSet({ mapping: json(mapping), updatedAt: sql<Date>`app.now()` }),
    )
    .execute();
}

const TARGETS_MAX = 100;

/** The seller's auctions that are not published yet, the newest first. */
export const listDraftAuctions = (db: Db, sellerId: string) =>
  db
    .selectFrom('auctions')
    .select(['id', 'number', 'title'])
    .where('sellerId', '=', sellerId)
    .where('publishedAt', 'is', null)
    .orderBy('number', 'desc')
    .limit(TARGETS_MAX)
    .execute();

/** Locks it, so that it is not published meanwhile; false unless it can take lots. */
export async function lockDraftAuction(
  tx: Tx,
  { id, sellerId }: { id: string; sellerId: string },
): Promise<boolean> {
  if (!isId(id)) return false;
  const auction = await tx
    .selectFrom('auctions')
    .select('id')
    .where('id', '=', id)
    .where('sellerId', '=', sellerId)
    .where('publishedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return auction !== undefined;
}
