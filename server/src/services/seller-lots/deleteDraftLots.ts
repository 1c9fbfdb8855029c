import type { sellerLots } from '@hammerdock/contract/services/seller/seller-lots.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { lockOwnDrafts } from '../../operations/auctions/change-draft-lots.ts';
import type { Handler } from '../../rpc/handler.ts';
import { deleteDraftLots as deleteDrafts } from '../../store/auctions/draft-lots.ts';
import { unmarkRelisted } from '../../store/auctions/published-lots.ts';

export const deleteDraftLots: Handler<typeof sellerLots.deleteDraftLots> = ({ lot_ids }, ctx) =>
  ctx.transact(async (tx) => {
    const drafts = await lockOwnDrafts(tx, ctx.actor, lot_ids);
    if (drafts === null) return refused('NotFound');
    await deleteDrafts(tx, lot_ids);
    const origins = drafts.map(({ relistedFrom }) => relistedFrom).filter((id) => id !== null);
    await unmarkRelisted(tx, origins);
    return ok({ deleted: drafts.length });
  });
