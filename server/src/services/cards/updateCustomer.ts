import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage, type CustomerDetails } from '../../gateways/payments/gateway.ts';
import type { Handler } from '../../rpc/handler.ts';
import { getAccount } from '../../store/accounts/users.ts';
import { findGatewayCustomer, listSources } from '../../store/payments/cards.ts';
import { viewCustomer } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const updateCustomer: Handler<typeof cards.updateCustomer> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const customer = await findGatewayCustomer(ctx.db, userId);
  if (customer === null || !(await areOwnIds(input, ctx))) return refused('NotFound');
  const account = await getAccount(ctx.db, userId);
  try {
    await ctx.payments.updateCustomer(customer, {
      name: `${account.firstName} ${account.lastName}`,
      email: account.email,
      address: addressOf(input.address, account),
    });
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
  return ok(viewCustomer(customer, await listSources(ctx.db, userId)));
};

function addressOf(
  given: Parameters<typeof updateCustomer>[0]['address'],
  account: Awaited<ReturnType<typeof getAccount>>,
): CustomerDetails['address'] {
  if (given !== undefined) {
    const { line1, line2, city, state, postal_code: postalCode } = given;
    return { line1, line2, city, state, postalCode };
  }
  const { address1, address2, city, state, zip } = account;
  return { line1: address1, line2: address2, city, state, postalCode: zip };
}
