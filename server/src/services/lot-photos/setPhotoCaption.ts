import type { lotPhotos } from '@hammerdock/contract/services/seller/lot-photos.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { actsForSeller, onBehalfOf } from '../../operations/auctions/acting-seller.ts';
import type { Handler } from '../../rpc/handler.ts';
import { isOnPublishedLot, lockLotPhoto, updateCaption } from '../../store/auctions/lot-photos.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { viewSellerPhoto } from '../../views/auctions/seller-photo.ts';

export const setPhotoCaption: Handler<typeof lotPhotos.setPhotoCaption> = async (
  { name, ...caption },
  ctx,
) => {
  const { actor } = ctx;
  return ctx.transact(async (tx) => {
    const photo = await lockLotPhoto(tx, name);
    if (photo === undefined || !actsForSeller(actor, photo.sellerId)) return refused('NotFound');
    await updateCaption(tx, name, caption);
    if (await isOnPublishedLot(tx, name)) {
      const details = { ...caption, ...onBehalfOf(actor, photo.sellerId) };
      const entry = { actorId: actor.userId, action: 'photo caption changed', subject: name };
      await insertAudit(tx, { ...entry, details });
    }
    return ok({ photo: viewSellerPhoto({ name, ...caption }) });
  });
};
