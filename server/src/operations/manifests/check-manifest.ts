// Checks the rows of an import after its columns are mapped.
import {
  updateManifestImport,
  type ManifestImportRow,
} from '../../store/manifests/manifest-imports.ts';
import {
  listManifestRowsAfter,
  markDuplicates,
  saveChecks,
} from '../../store/manifests/manifest-rows.ts';
import { ROWS_AT_ONCE, type ManifestWorker } from './read-manifest-file.ts';
import { announceStep } from './report-progress.ts';
import { openRowsReader } from './rows-reader.ts';

export async function checkManifest(
  { workerDb, wakeDispatcher }: Pick<ManifestWorker, 'workerDb' | 'wakeDispatcher'>,
  manifest: ManifestImportRow,
): Promise<void> {
  const { id, rowCount: rows } = manifest;
  const state = 'checking';
  const read = await openRowsReader(workerDb, manifest);
  let line = 0;
  let done = 0;
  for (;;) {
    const some = await listManifestRowsAfter(workerDb, { importId: id, line, limit: ROWS_AT_ONCE });
    const last = some.at(-1);
    if (last === undefined) break;
    line = last.line;
    done += some.length;
    const checks = some.map((row) => ({ line: row.line, ...read(row) }));
    const isWanted = await workerDb.transaction().execute(async (tx) => {
      if (!(await updateManifestImport(tx, { id, state }, { doneCount: done }))) return false;
      await saveChecks(tx, id, checks);
      await announceStep(tx, manifest, { state, rows, done });
      return true;
    });
    if (!isWanted) return;
    wakeDispatcher();
  }
  await workerDb.transaction().execute(async (tx) => {
    if (!(await updateManifestImport(tx, { id, state }, { state: 'ready', doneCount: 0 }))) return;
    await markDuplicates(tx, id);
    await announceStep(tx, manifest, { state: 'ready', rows, done: 0 });
  });
}
