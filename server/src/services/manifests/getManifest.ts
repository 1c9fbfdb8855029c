import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findManifestImport, listDraftAuctions } from '../../store/manifests/manifest-imports.ts';
import { countManifestRows, listManifestRowsAfter } from '../../store/manifests/manifest-rows.ts';
import { viewManifestDetails } from '../../views/catalog/manifest.ts';

const SAMPLES = 3;

export const getManifest: Handler<typeof manifests.getManifest> = async (
  { import_id },
  { db, actor },
) => {
  const manifest = await findManifestImport(db, import_id);
  if (manifest === undefined || !actsForSeller(actor, manifest.sellerId)) {
    return refused('NotFound');
  }
  const { id: importId, sellerId } = manifest;
  const samples = await listManifestRowsAfter(db, { importId, line: 0, limit: SAMPLES });
  const counts = await countManifestRows(db, importId);
  const targets = await listDraftAuctions(db, sellerId);
  return ok(viewManifestDetails(manifest, { samples, counts, targets }));
};
