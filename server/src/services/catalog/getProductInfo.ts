import type { catalog } from '@hammerdock/contract/services/catalog.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { minutes } from '@hammerdock/domain/time.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findLowering } from '../../operations/bidding/find-lowering.ts';
import { findLotDetail } from '../../store/auctions/lot-details.ts';
import { listLotPhotos } from '../../store/auctions/lot-photos.ts';
import { hasBidBefore, hasRetractedOn } from '../../store/bidding/retractions.ts';
import { findExpectedReceipts } from '../../store/pickup/expected-receipts.ts';
import { findCollectionOfLots } from '../../store/pickup/won-lots.ts';
import { viewLotDetail } from '../../views/auctions/lot.ts';
import { photoNamesOf } from '../../views/auctions/picture.ts';

export const getProductInfo: Handler<typeof catalog.getProductInfo> = async (input, ctx) => {
  const viewerId = ctx.actor?.userId ?? null;
  const row = await findLotDetail(ctx.db, input.product_id, viewerId);
  if (row === undefined) return refused('NotFound');
  const loweringUntil = await findLowering(ctx.db, row, viewerId);
  const mayCancel = viewerId !== null && row.phase === 'open' && row.retractMinutes > 0;
  const hasRetracted = mayCancel && (await hasRetractedOn(ctx.db, row.id, viewerId));
  const until = row.closesAt - minutes(row.retractMinutes);
  const wasCancelable =
    mayCancel && (await hasBidBefore(ctx.db, { lotId: row.id, bidderId: viewerId, until }));
  const [collection] =
    row.ownInvoiceId === null ? [] : await findCollectionOfLots(ctx.db, [row.id]);
  const isUnbilled = row.phase === 'sold' && row.leaderId === viewerId && row.ownInvoiceId === null;
  const [receipt] = await findExpectedReceipts(ctx.db, isUnbilled ? [row.id] : []);
  const receiptExpectedAt = receipt?.expectedAt ?? null;
  const center = (await ctx.centers.value()).find(({ id }) => id === row.centerId);
  const captions = await listLotPhotos(ctx.db, photoNamesOf(row.images));
  const won = { collection, receiptExpectedAt };
  const relations = { loweringUntil, hasRetracted, wasCancelable, won, center, captions };
  return ok(viewLotDetail(row, viewerId, relations));
};
