import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findManifestImport } from '../../store/manifests/manifest-imports.ts';
import { listManifestPage } from '../../store/manifests/manifest-rows.ts';
import { viewManifestRow } from '../../views/catalog/manifest.ts';

const PAGE_SIZE = 50;

export const listManifestRows: Handler<typeof manifests.listManifestRows> = async (
  { import_id, show, page },
  { db, actor },
) => {
  const manifest = await findManifestImport(db, import_id);
  if (manifest === undefined || !actsForSeller(actor, manifest.sellerId)) {
    return refused('NotFound');
  }
  const wanted = { importId: manifest.id, show, page, size: PAGE_SIZE };
  const { rows, count } = await listManifestPage(db, wanted);
  const rowList = rows.map((row) => viewManifestRow(row, manifest));
  return ok({ rowList, rowCount: count, page_size: PAGE_SIZE });
};
