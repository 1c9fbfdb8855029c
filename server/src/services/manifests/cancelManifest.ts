import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  deleteManifestImport,
  lockManifestImport,
} from '../../store/manifests/manifest-imports.ts';

export const cancelManifest: Handler<typeof manifests.cancelManifest> = ({ import_id }, ctx) =>
  ctx.transact(async (tx) => {
    const manifest = await lockManifestImport(tx, import_id);
    if (manifest === undefined || !actsForSeller(ctx.actor, manifest.sellerId)) {
      return refused('NotFound');
    }
    // The drafts of a finished import stay.
    await deleteManifestImport(tx, manifest.id);
    return ok({});
  });
