import type { bids } from '@hammerdock/contract/services/bids.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findInPlay } from '../../store/catalog/in-play.ts';
import { findFailedCharge } from '../../store/payments/payment-standing.ts';
import { viewInPlay } from '../../views/catalog/in-play.ts';

export const getInPlay: Handler<typeof bids.getInPlay> = async (_, ctx) => {
  const { userId } = ctx.actor;
  const found = await findInPlay(ctx.db, userId);
  const charge = found.payBy === null ? undefined : await findFailedCharge(ctx.db, userId);
  return ok(viewInPlay(found, charge));
};
