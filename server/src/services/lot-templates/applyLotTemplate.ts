import type { lotTemplates } from '@hammerdock/contract/services/seller/lot-templates.ts';
import { fieldsFromTemplate } from '@hammerdock/domain/catalog/templates/apply-template.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { changeDraftLots, lockOwnDrafts } from '../../operations/auctions/change-draft-lots.ts';
import { lockOwnTemplate } from '../../operations/auctions/change-template.ts';
import type { Handler } from '../../rpc/handler.ts';
import { readLotTemplate } from '../../store/auctions/lot-templates.ts';
import { viewChangedLots } from '../../views/auctions/changed-lots.ts';

export const applyLotTemplate: Handler<typeof lotTemplates.applyLotTemplate> = (
  { template_id, fill, lots },
  { actor, transact },
) =>
  transact(async (tx) => {
    const found = await lockOwnTemplate(tx, actor, 'lot_templates', template_id);
    if (!found.ok) return found;
    const { id, sellerId } = found.value;
    const { categorySlug, ...template } = await readLotTemplate(tx, id);
    const drafts = await lockOwnDrafts(
      tx,
      actor,
      lots.map(({ lot_id }) => lot_id),
    );
    // An admin may act for both sellers, but not mix them.
    if (drafts?.every((draft) => draft.sellerId === sellerId) !== true) return refused('NotFound');
    const changes = drafts.map((draft, index) => {
      const { categoryId, ...fields } = fieldsFromTemplate(template, draft, fill);
      return {
        lotId: draft.id,
        version: lots[index]?.version ?? null,
        fields: categoryId === undefined ? fields : { ...fields, categoryId: categorySlug },
      };
    });
    const changed = await changeDraftLots(tx, actor, changes);
    return changed.ok ? ok(viewChangedLots(changed.value)) : changed;
  });
