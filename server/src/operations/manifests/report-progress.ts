import type { Db, Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import {
  updateManifestImport,
  type ManifestImportRow,
} from '../../store/manifests/manifest-imports.ts';

type Of = Pick<ManifestImportRow, 'id' | 'sellerId' | 'createdBy'>;

/** To the seller, and to the admin who acts for them. */
export async function announceStep(
  tx: Tx,
  { id, sellerId, createdBy }: Of,
  { state, rows, done }: { state: string; rows: number; done: number },
): Promise<void> {
  const userIds = [...new Set([sellerId, createdBy])];
  await appendEvent(tx, 'manifest.progressed', { importId: id, userIds, state, rows, done });
}

/** In a transaction of its own; false once the import was canceled. */
export const reportProgress = (
  db: Db,
  of: Of,
  { state, rows, done }: { state: string; rows: number; done: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await updateManifestImport(tx, { id: of.id, state }, { doneCount: done }))) return false;
    await announceStep(tx, of, { state, rows, done });
    return true;
  });
