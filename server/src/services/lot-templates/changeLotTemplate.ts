import type { lotTemplates } from '@hammerdock/contract/services/seller/lot-templates.ts';
import { draftFieldsOf, WIRE_NAMES } from '@hammerdock/contract/shapes/seller/seller-lot-fields.ts';
import {
  draftFromTemplate,
  faultsOfDraft,
  templateOf,
} from '@hammerdock/domain/catalog/draft-lot.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { lockOwnTemplate } from '../../operations/auctions/change-template.ts';
import { resolveCategories } from '../../operations/auctions/resolve-categories.ts';
import type { Handler } from '../../rpc/handler.ts';
import { readLotTemplate, updateLotTemplate } from '../../store/auctions/lot-templates.ts';
import { viewLotTemplate } from '../../views/auctions/seller-lot.ts';

export const changeLotTemplate: Handler<typeof lotTemplates.changeLotTemplate> = async (
  { template_id, version, fields },
  { actor, transact },
) =>
  transact(async (tx) => {
    const found = await lockOwnTemplate(tx, actor, 'lot_templates', template_id);
    if (!found.ok) return found;
    if (found.value.version !== version) return refused('TemplateChanged');
    const { id } = found.value;
    const [typed] = await resolveCategories(tx, [draftFieldsOf(fields)]);
    const draft = { ...draftFromTemplate(await readLotTemplate(tx, id)), ...typed?.fields };
    const [fault] = [...(typed?.faults ?? []), ...faultsOfDraft(draft)];
    if (fault !== undefined) {
      const field = `fields.${WIRE_NAMES[fault.field]}`;
      return refused('InputInvalid', { field, problem: fault.problem });
    }
    await updateLotTemplate(tx, id, templateOf(draft));
    return ok({ template: viewLotTemplate(await readLotTemplate(tx, id)) });
  });
