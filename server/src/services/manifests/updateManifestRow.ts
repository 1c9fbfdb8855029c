import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { openRowsReader } from '../../operations/manifests/rows-reader.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  lockManifestImport,
  updateManifestImport,
} from '../../store/manifests/manifest-imports.ts';
import {
  findManifestRow,
  markDuplicates,
  saveChecks,
  updateManifestRow as updateRow,
} from '../../store/manifests/manifest-rows.ts';
import { viewManifestRow } from '../../views/catalog/manifest.ts';

export const updateManifestRow: Handler<typeof manifests.updateManifestRow> = (
  { import_id, line, cell, skip },
  ctx,
) =>
  ctx.transact(async (tx) => {
    // Locked, so that it is not confirmed meanwhile.
    const manifest = await lockManifestImport(tx, import_id);
    if (manifest === undefined || !actsForSeller(ctx.actor, manifest.sellerId)) {
      return refused('NotFound');
    }
    if (manifest.state !== 'ready') return refused('ManifestBusy');
    const at = { importId: manifest.id, line };
    const row = await findManifestRow(tx, at);
    if (row === undefined || (cell?.column ?? 0) >= manifest.header.length) {
      return refused('NotFound');
    }
    const cells = cell === undefined ? row.cells : withCell(row.cells, cell);
    const skipped = skip === undefined ? row.skipped : skip === 1;
    await updateRow(tx, at, { cells, skipped });
    const read = await openRowsReader(tx, manifest);
    const check = read({ line, cells });
    await saveChecks(tx, manifest.id, [{ line, ...check }]);
    const labels = [row.label, check.label].filter((label) => label !== '');
    await markDuplicates(tx, manifest.id, labels);
    await updateManifestImport(tx, { id: manifest.id, state: 'ready' }, { problem: '' });
    const changed = await findManifestRow(tx, at);
    if (changed === undefined) return refused('NotFound');
    return ok({ row: viewManifestRow(changed, manifest) });
  });

/** A row may end before the cells that follow it are filled. */
function withCell(
  cells: readonly string[],
  { column, text }: { column: number; text: string },
): string[] {
  const length = Math.max(cells.length, column + 1);
  return Array.from({ length }, (_, at) => (at === column ? text : (cells[at] ?? '')));
}
