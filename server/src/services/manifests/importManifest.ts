import type { InputOf } from '@hammerdock/contract/call.ts';
import type { manifests } from '@hammerdock/contract/services/seller/manifests.ts';
import type { StartPriceRule } from '@hammerdock/domain/catalog/manifest-draft.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { appendEvent } from '../../events/outbox.ts';
import { actsForSeller } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCategories } from '../../store/catalog/categories.ts';
import {
  lockDraftAuction,
  lockManifestImport,
  updateManifestImport,
} from '../../store/manifests/manifest-imports.ts';
import { countManifestRows } from '../../store/manifests/manifest-rows.ts';

export const importManifest: Handler<typeof manifests.importManifest> = (
  { import_id, auction_id: auctionId, start_price, condition, category_id },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const manifest = await lockManifestImport(tx, import_id);
    if (manifest === undefined || !actsForSeller(ctx.actor, manifest.sellerId)) {
      return refused('NotFound');
    }
    const { id, state, sellerId } = manifest;
    // A repeated confirmation has no further effect.
    if (state === 'importing' || state === 'imported') return ok({});
    if (state !== 'ready') return refused('ManifestBusy');
    if (auctionId !== null && !(await lockDraftAuction(tx, { id: auctionId, sellerId }))) {
      return refused('NotFound');
    }
    const categories = await listCategories(tx);
    const category = categories.find((each) => each.id === category_id);
    if (category_id !== null && category === undefined) return refused('NotFound');
    const { errors, ready } = await countManifestRows(tx, id);
    if (errors > 0) return refused('ManifestHasErrors', { count: errors });
    if (ready === 0) return refused('ManifestEmpty');
    const settings = {
      startPrice: ruleOf(start_price),
      condition,
      categoryIfAbsent: category?.slug ?? null,
    };
    const change = { state: 'importing', settings, auctionId, problem: '', doneCount: 0 };
    await updateManifestImport(tx, { id, state }, change);
    await appendEvent(tx, 'manifest.queued', { importId: id, step: 'importing' });
    return ok({});
  });

const BPS_PER_PERCENT = 100;

type Given = InputOf<typeof manifests.importManifest>['start_price'];

function ruleOf(given: Given): StartPriceRule {
  if (given.kind === 'none') return given;
  // A price of nothing is none.
  if (given.kind === 'fixed') {
    return given.amount === 0 ? { kind: 'none' } : { kind: 'fixed', cents: given.amount };
  }
  const bps = given.percent * BPS_PER_PERCENT;
  return { kind: 'percent', bps, minimumCents: Math.max(1, given.minimum) };
}
