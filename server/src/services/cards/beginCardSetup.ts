import type { cards } from '@hammerdock/contract/services/cards.ts';
import { SAVED_CARDS_MAX } from '@hammerdock/domain/checks/card.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { openCustomer } from '../../operations/payments/open-customer.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listSources } from '../../store/payments/cards.ts';

export const beginCardSetup: Handler<typeof cards.beginCardSetup> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const { beginCardSetup: beginCard, beginBankSetup: beginBank } = ctx.payments;
  const begin = input.object === 'card' ? beginCard : beginBank;
  if (begin === null) return refused('NotFound');
  const saved = await listSources(ctx.db, userId);
  if (saved.length >= SAVED_CARDS_MAX) return refused('CardLimitReached');
  try {
    const { clientSecret } = await begin(await openCustomer(ctx, userId));
    return ok({ client_secret: clientSecret });
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
};
