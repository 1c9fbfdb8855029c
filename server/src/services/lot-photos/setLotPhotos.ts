import type { lotPhotos } from '@hammerdock/contract/services/seller/lot-photos.ts';
import {
  moveDefectPhotos,
  namesTwice,
  onlyAddsPhotos,
} from '@hammerdock/domain/catalog/lot-photos.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import { refuseForeignPhotos } from '../../operations/auctions/lot-photos.ts';
import type { Handler } from '../../rpc/handler.ts';
import { lockDraftLots, updateDraftLot, type DraftLot } from '../../store/auctions/draft-lots.ts';
import {
  listLotPhotos,
  lockPhotosOfLot,
  updatePhotosOfLot,
} from '../../store/auctions/lot-photos.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { isId } from '../../store/platform/id-shape.ts';
import { viewSellerPhotos } from '../../views/auctions/seller-photo.ts';

interface Wanted {
  readonly id: string;
  readonly version: number | null;
  readonly names: readonly string[];
}

export const setLotPhotos: Handler<typeof lotPhotos.setLotPhotos> = async (
  { lot_id: id, version, photos: names },
  ctx,
) => {
  if (!isId(id)) return refused('NotFound');
  if (namesTwice(names)) return refused('PhotosTwice');
  return ctx.transact(async (tx) => {
    const [draft] = await lockDraftLots(tx, [id]);
    const set =
      draft === undefined
        ? await addToPublished(tx, ctx, { id, version, names })
        : await setOfDraft(tx, ctx, { draft, version, names });
    if (!set.ok) return set;
    const photos = viewSellerPhotos(names, await listLotPhotos(tx, names));
    return ok({ version: set.value, photos });
  });
};

async function setOfDraft(
  tx: Tx,
  { actor }: MemberCtx,
  { draft, version, names }: Omit<Wanted, 'id'> & { readonly draft: DraftLot },
) {
  const { id, sellerId, images: had, report } = draft;
  if (!actsForSeller(actor, sellerId)) return refused('NotFound');
  if (version !== draft.version) return refused('LotChanged');
  const foreign = await refuseForeignPhotos(tx, { sellerId, had, wanted: names });
  if (foreign !== null) return foreign;
  const defectPhotos = moveDefectPhotos(report.defectPhotos, { had, wanted: names });
  const change = { images: names, report: { ...report, defectPhotos } };
  return ok(await updateDraftLot(tx, id, change));
}

async function addToPublished(tx: Tx, { actor }: MemberCtx, { id, names }: Wanted) {
  const lot = await lockPhotosOfLot(tx, id);
  if (lot === undefined || !actsForSeller(actor, lot.sellerId)) return refused('NotFound');
  const { sellerId, images: had, phase } = lot;
  if (phase !== 'upcoming' && phase !== 'open') return refused('PhotosFinal');
  if (!onlyAddsPhotos(had, names)) return refused('PhotosAddedOnly');
  const foreign = await refuseForeignPhotos(tx, { sellerId, had, wanted: names });
  if (foreign !== null) return foreign;
  const added = names.slice(had.length);
  if (added.length === 0) return ok(null);
  await updatePhotosOfLot(tx, id, names);
  const details = { added, ...onBehalfOf(actor, sellerId) };
  await insertAudit(tx, { actorId: actor.userId, action: 'photos added', subject: id, details });
  return ok(null);
}
