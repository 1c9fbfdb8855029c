// Makes the rows of a confirmed import into drafts of lots: all in one transaction, or none.
import type { DraftLotFields } from '@hammerdock/domain/catalog/draft-lot.ts';
import { countOf } from '@hammerdock/domain/text/format.ts';
import type { Tx } from '../../db/database.ts';
import {
  insertDraftLots,
  listLabelsInUse,
  type NewDraftLot,
} from '../../store/auctions/draft-lots.ts';
import {
  lockDraftAuction,
  lockManifestImport,
  updateManifestImport,
  type ManifestImportRow,
} from '../../store/manifests/manifest-imports.ts';
import {
  deleteManifestRows,
  listManifestRowsAfter,
  markDuplicates,
  saveChecks,
  type CheckedRow,
} from '../../store/manifests/manifest-rows.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { ROWS_AT_ONCE, type ManifestWorker } from './read-manifest-file.ts';
import { announceStep, reportProgress } from './report-progress.ts';
import { openRowsReader } from './rows-reader.ts';

/** Ends the transaction, so that no draft is left. */
class NotImported extends Error {
  override name = 'NotImported';
  readonly checks: readonly CheckedRow[];

  constructor(problem: string, checks: readonly CheckedRow[] = []) {
    super(problem);
    this.checks = checks;
  }
}

class Canceled extends Error {
  override name = 'Canceled';
}

export async function importDrafts(
  context: ManifestWorker,
  manifest: ManifestImportRow,
): Promise<void> {
  try {
    await context.workerDb.transaction().execute((tx) => importAll(context, tx, manifest));
  } catch (error) {
    if (error instanceof Canceled) return;
    const refused = isLabelTaken(error)
      ? new NotImported('Some labels were used for other lots meanwhile. Nothing was imported.')
      : error;
    if (!(refused instanceof NotImported)) throw error;
    await sendBack(context, manifest, refused);
  }
}

async function importAll(
  { workerDb, wakeDispatcher }: ManifestWorker,
  tx: Tx,
  manifest: ManifestImportRow,
): Promise<void> {
  const { id, sellerId, createdBy, auctionId, rowCount: rows } = manifest;
  if (auctionId !== null && !(await lockDraftAuction(tx, { id: auctionId, sellerId }))) {
    throw new NotImported('The auction can’t take lots anymore. Choose another one.');
  }
  const drafts = await readDrafts(tx, manifest);
  const labels = drafts.flatMap(({ lpn }) => (lpn === '' ? [] : [lpn]));
  if ((await listLabelsInUse(tx, labels)).length > 0) {
    throw new NotImported('Some labels were used for other lots meanwhile. Nothing was imported.');
  }
  for (let from = 0; from < drafts.length; from += ROWS_AT_ONCE) {
    const some = drafts.slice(from, from + ROWS_AT_ONCE);
    await insertDraftLots(
      tx,
      some.map((draft): NewDraftLot => ({ ...draft, sellerId, auctionId })),
    );
    const done = Math.min(rows, from + some.length);
    // On a connection of its own: the drafts are not committed yet.
    if (!(await reportProgress(workerDb, manifest, { state: 'importing', rows, done }))) {
      throw new Canceled('the import was canceled');
    }
    wakeDispatcher();
  }
  // Only now, so that canceling does not wait for the drafts.
  const held = await lockManifestImport(tx, id);
  if (held?.state !== 'importing') throw new Canceled('the import was canceled');
  const done = { state: 'imported', doneCount: rows, importedCount: drafts.length };
  await updateManifestImport(tx, { id, state: 'importing' }, done);
  await deleteManifestRows(tx, id);
  await insertAudit(tx, {
    actorId: createdBy,
    action: 'drafts imported',
    subject: id,
    details: { sellerId, auctionId, count: drafts.length },
  });
  await announceStep(tx, manifest, { state: 'imported', rows, done: rows });
}

async function readDrafts(tx: Tx, manifest: ManifestImportRow): Promise<DraftLotFields[]> {
  const { id, settings } = manifest;
  const read = await openRowsReader(tx, manifest, settings ?? undefined);
  const drafts: DraftLotFields[] = [];
  const blocked: CheckedRow[] = [];
  let line = 0;
  for (;;) {
    const some = await listManifestRowsAfter(tx, { importId: id, line, limit: ROWS_AT_ONCE });
    for (const row of some) {
      if (row.skipped) continue;
      const { draft, ...check } = read(row);
      if (draft === null) blocked.push({ line: row.line, ...check });
      else drafts.push(draft);
    }
    const last = some.at(-1);
    if (last === undefined) break;
    line = last.line;
  }
  if (blocked.length === 0) return drafts;
  const count = countOf(blocked.length, 'row doesn’t', 'rows don’t');
  throw new NotImported(`${count} fit these settings. Nothing was imported.`, blocked);
}

/** Back to the preview, with the reason. */
const sendBack = (
  { workerDb }: ManifestWorker,
  manifest: ManifestImportRow,
  { message: problem, checks }: NotImported,
): Promise<void> =>
  workerDb.transaction().execute(async (tx) => {
    const { id, rowCount: rows } = manifest;
    const back = { state: 'ready', problem, doneCount: 0 };
    if (!(await updateManifestImport(tx, { id, state: 'importing' }, back))) return;
    await saveChecks(tx, id, checks);
    await markDuplicates(tx, id);
    await announceStep(tx, manifest, { state: 'ready', rows, done: 0 });
  });

const isLabelTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'draft_lots_lpn';
