import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findGatewayCustomer, listSources } from '../../store/payments/cards.ts';
import { viewCustomer } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const retrieveCustomer: Handler<typeof cards.retrieveCustomer> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const customer = await findGatewayCustomer(ctx.db, userId);
  if (customer === null || !(await areOwnIds(input, ctx))) return refused('NotFound');
  return ok(viewCustomer(customer, await listSources(ctx.db, userId)));
};
