import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { openCustomer } from '../../operations/payments/open-customer.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listSources } from '../../store/payments/cards.ts';
import { viewCustomer } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const createCustomer: Handler<typeof cards.createCustomer> = async (input, ctx) => {
  const { userId } = ctx.actor;
  if (!(await areOwnIds(input, ctx))) return refused('NotFound');
  try {
    const customer = await openCustomer(ctx, userId);
    return ok(viewCustomer(customer, await listSources(ctx.db, userId)));
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('CardsUnavailable');
    throw error;
  }
};
