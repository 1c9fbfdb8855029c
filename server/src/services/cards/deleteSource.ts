import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findSource, listSources, removeCard } from '../../store/payments/cards.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { viewSources } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const deleteSource: Handler<typeof cards.deleteSource> = async (input, ctx) => {
  const { userId } = ctx.actor;
  if (!(await areOwnIds(input, ctx))) return refused('NotFound');
  const removed = await ctx.transact(async (tx) => {
    await lockUser(tx, userId);
    const card = await findSource(tx, userId, input.source_id);
    if (card === undefined) return refused('NotFound');
    // R24: an account with cards always has one to charge.
    if (card.isPrimary) return refused('DefaultCardRequired');
    await removeCard(tx, card.id);
    return ok(card.gatewayCard);
  });
  if (!removed.ok) return removed;
  try {
    await ctx.payments.detachCard(removed.value);
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
  return ok({ responseData: viewSources(await listSources(ctx.db, userId)) });
};
