import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listManifestImports } from '../../store/manifests/manifest-imports.ts';
import { viewManifest } from '../../views/catalog/manifest.ts';

export const listManifests: Handler<typeof manifests.listManifests> = async (
  { seller_id },
  { db, actor },
) => {
  const seller = await findActingSeller(db, actor, seller_id);
  if (!seller.ok) return seller;
  const rows = await listManifestImports(db, seller.value);
  return ok({ importList: rows.map(viewManifest) });
};
