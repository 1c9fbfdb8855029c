import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readFile } from 'node:fs/promises';
import { appendEvent } from '../../events/outbox.ts';
import { findActingSeller } from '../../operations/auctions/acting-seller.ts';
import { fileNameOf } from '../../operations/manifests/manifest-keys.ts';
import type { Handler } from '../../rpc/handler.ts';
import { newId } from '../../security/ids.ts';
import { insertManifestImport } from '../../store/manifests/manifest-imports.ts';

/** Unfinished imports of a seller. */
const MOST = 10;

export const uploadManifest: Handler<typeof manifests.uploadManifest> = async (
  { seller_id, file_name: fileName, file_upload: file },
  ctx,
) => {
  const seller = await findActingSeller(ctx.db, ctx.actor, seller_id);
  if (!seller.ok) return seller;
  const content = (await readFile(file.path)).toString('base64');
  const id = newId();
  const sealed = ctx.vault.encrypt(content, fileNameOf(id));
  return ctx.transact(async (tx) => {
    const given = { id, sellerId: seller.value, createdBy: ctx.actor.userId, fileName, sealed };
    if (!(await insertManifestImport(tx, given, MOST))) {
      return refused('ManifestsTooMany', { most: MOST });
    }
    await appendEvent(tx, 'manifest.queued', { importId: id, step: 'reading' });
    return ok({ import_id: id });
  });
};
