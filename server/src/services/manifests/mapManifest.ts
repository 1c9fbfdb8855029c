import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import { headerKeyOf } from '../../operations/manifests/manifest-keys.ts';
import type { Handler } from '../../rpc/handler.ts';
import {
  lockManifestImport,
  saveMapping,
  updateManifestImport,
} from '../../store/manifests/manifest-imports.ts';

export const mapManifest: Handler<typeof manifests.mapManifest> = (
  { import_id, fields: mapping },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const manifest = await lockManifestImport(tx, import_id);
    if (manifest === undefined || !actsForSeller(ctx.actor, manifest.sellerId)) {
      return refused('NotFound');
    }
    const { id, state, header, sellerId } = manifest;
    if (state !== 'mapping' && state !== 'ready') return refused('ManifestBusy');
    if (mapping.length !== header.length || !mapping.includes('title')) {
      return refused('ManifestColumnsWrong');
    }
    await saveMapping(tx, { sellerId, headerKey: headerKeyOf(header), mapping });
    const change = { state: 'checking', mapping, problem: '', doneCount: 0 };
    await updateManifestImport(tx, { id, state }, change);
    await appendEvent(tx, 'manifest.queued', { importId: id, step: 'checking' });
    return ok({});
  });
