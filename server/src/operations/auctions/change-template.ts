// Templates of auctions and of lots are renamed and deleted alike (SELL-04).
import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Actor } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import {
  deleteTemplate,
  isTemplateListFull,
  isTemplateNameTaken,
  lockTemplate,
  renameTemplate,
  type TemplateTable,
} from '../../store/auctions/template-names.ts';
import { actsForSeller } from './acting-seller.ts';

type Template = NonNullable<Awaited<ReturnType<typeof lockTemplate>>>;

export async function lockOwnTemplate(
  tx: Tx,
  actor: Actor,
  table: TemplateTable,
  id: string,
): Promise<Result<Template, 'NotFound'>> {
  const found = await lockTemplate(tx, table, id);
  return found === undefined || !actsForSeller(actor, found.sellerId)
    ? refused('NotFound')
    : ok(found);
}

interface Renamed {
  readonly template_id: string;
  readonly name: string;
}

export async function renameOwnTemplate(
  tx: Tx,
  actor: Actor,
  table: TemplateTable,
  { template_id, name }: Renamed,
): Promise<Result<Record<never, never>, 'NotFound' | 'TemplateNameTaken'>> {
  const found = await lockOwnTemplate(tx, actor, table, template_id);
  if (!found.ok) return found;
  const { id, sellerId } = found.value;
  if (await isTemplateNameTaken(tx, table, { sellerId, name, exceptId: id })) {
    return refused('TemplateNameTaken');
  }
  await renameTemplate(tx, table, { id, name });
  return ok({});
}

export async function deleteOwnTemplate(
  tx: Tx,
  actor: Actor,
  table: TemplateTable,
  id: string,
): Promise<Result<Record<never, never>, 'NotFound'>> {
  const found = await lockOwnTemplate(tx, actor, table, id);
  if (!found.ok) return found;
  await deleteTemplate(tx, table, found.value.id);
  return ok({});
}

/** Refuses one more name than a seller can have; saving over a name is free. */
export const findRoomForTemplate = async (
  tx: Tx,
  table: TemplateTable,
  named: { readonly sellerId: string; readonly name: string },
): Promise<Result<null, 'TemplatesFull'>> =>
  (await isTemplateListFull(tx, table, named)) ? refused('TemplatesFull') : ok(null);
