// Reads an uploaded manifest into rows of the database.
import { mappingOf } from '@hammerdock/domain/catalog/manifest-columns.ts';
import { storableCell } from '@hammerdock/domain/catalog/manifest-row.ts';
import type { ManifestTable } from '@hammerdock/domain/catalog/manifest.ts';
import type { AppContext } from '../../context.ts';
import { readSpreadsheet } from '../../spreadsheets/read-spreadsheet.ts';
import { UnreadableFile } from '../../spreadsheets/unreadable-file.ts';
import {
  deleteManifestFile,
  findManifestFile,
  findMapping,
  updateManifestImport,
  type ManifestImportRow,
} from '../../store/manifests/manifest-imports.ts';
import { deleteManifestRows, insertManifestRows } from '../../store/manifests/manifest-rows.ts';
import { headerKeyOf, fileNameOf } from './manifest-keys.ts';
import { announceStep } from './report-progress.ts';

export type ManifestWorker = Pick<AppContext, 'workerDb' | 'log' | 'vault' | 'wakeDispatcher'>;

export const ROWS_AT_ONCE = 1000;

export async function readManifestFile(
  context: ManifestWorker,
  manifest: ManifestImportRow,
): Promise<void> {
  const table = await readTable(context, manifest);
  if (typeof table === 'string') await failManifest(context, manifest, table);
  else await stage(context, manifest, table);
}

/** It stays in the list with its reason, without its file and rows. */
export const failManifest = (
  { workerDb }: Pick<ManifestWorker, 'workerDb'>,
  manifest: ManifestImportRow,
  problem: string,
): Promise<void> =>
  workerDb.transaction().execute(async (tx) => {
    const { id, state } = manifest;
    const failed = { state: 'failed', problem, doneCount: 0, rowCount: 0 };
    if (!(await updateManifestImport(tx, { id, state }, failed))) return;
    await deleteManifestFile(tx, id);
    await deleteManifestRows(tx, id);
    await announceStep(tx, manifest, { state: 'failed', rows: 0, done: 0 });
  });

/** A sentence when it cannot be read. */
async function readTable(
  { workerDb, vault }: ManifestWorker,
  { id }: ManifestImportRow,
): Promise<ManifestTable | string> {
  const sealed = await findManifestFile(workerDb, id);
  const content = sealed === undefined ? null : vault.decrypt(sealed, fileNameOf(id));
  if (content === null) return 'The file is gone. Upload it again.';
  try {
    return await readSpreadsheet(Buffer.from(content, 'base64'));
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message;
    throw error;
  }
}

async function stage(
  { workerDb, wakeDispatcher }: ManifestWorker,
  manifest: ManifestImportRow,
  table: ManifestTable,
): Promise<void> {
  const { id, sellerId } = manifest;
  const state = 'reading';
  const header = table.header.map(storableCell);
  const rows = table.rows.length;
  const remembered = await findMapping(workerDb, { sellerId, headerKey: headerKeyOf(header) });
  const found = {
    header,
    mapping: remembered ?? mappingOf(header),
    remembered: remembered !== undefined,
    rowCount: rows,
    doneCount: 0,
  };
  const begun = await workerDb.transaction().execute(async (tx) => {
    if (!(await updateManifestImport(tx, { id, state }, found))) return false;
    // Of an attempt that a restart interrupted.
    await deleteManifestRows(tx, id);
    return true;
  });
  if (!begun) return;
  for (let from = 0; from < rows; from += ROWS_AT_ONCE) {
    const some = table.rows.slice(from, from + ROWS_AT_ONCE).map(({ line, cells }) => ({
      line,
      cells: cells.map(storableCell),
    }));
    const isWanted = await workerDb.transaction().execute(async (tx) => {
      const doneCount = from + some.length;
      if (!(await updateManifestImport(tx, { id, state }, { doneCount }))) return false;
      await insertManifestRows(tx, id, some);
      await announceStep(tx, manifest, { state, rows, done: doneCount });
      return true;
    });
    if (!isWanted) return;
    wakeDispatcher();
  }
  await workerDb.transaction().execute(async (tx) => {
    if (!(await updateManifestImport(tx, { id, state }, { state: 'mapping', doneCount: 0 })))
      return;
    await deleteManifestFile(tx, id);
    await announceStep(tx, manifest, { state: 'mapping', rows, done: 0 });
  });
}
