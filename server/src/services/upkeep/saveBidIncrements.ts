import type { upkeep } from '@hammerdock/contract/services/upkeep.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { findAuctionByNumber, updateIncrements } from '../../store/auctions/auctions.ts';
import { viewIncrement } from '../../views/platform/defaults.ts';

export const saveBidIncrements: Handler<typeof upkeep.saveBidIncrements> = async (input, ctx) => {
  const { auction_number, increments } = input;
  const auction = await findAuctionByNumber(ctx.db, auction_number);
  if (auction === undefined) return refused('NotFound');
  return ctx.transact(async (tx) => {
    const saved = await updateIncrements(tx, { number: auction_number, increments });
    if (!saved) return refused('AuctionPublished');
    await insertAudit(tx, {
      actorId: ctx.actor.userId,
      action: 'bid increments changed',
      subject: auction.id,
      details: { increments },
    });
    return ok({ auction_number, increments: increments.map(viewIncrement) });
  });
};
