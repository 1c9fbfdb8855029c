import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findSource, isExpiryPast, setCardExpiry } from '../../store/payments/cards.ts';
import { viewCard } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const updateSource: Handler<typeof cards.updateSource> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const card = await findSource(ctx.db, userId, input.source_id);
  if (card?.kind !== 'card' || !(await areOwnIds(input, ctx))) return refused('NotFound');
  const expiry = { expMonth: input.exp_month, expYear: input.exp_year };
  if (await isExpiryPast(ctx.db, expiry)) return refused('CardExpired');
  try {
    await ctx.payments.updateCardExpiry(card.gatewayCard, expiry.expMonth, expiry.expYear);
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
  await ctx.transact((tx) => setCardExpiry(tx, card.id, expiry));
  return ok({ responseData: viewCard({ ...card, ...expiry, expired: false }) });
};
