import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { GatewayOutage, type TokenisedCard } from '../../gateways/payments/gateway.ts';
import { openCustomer } from '../../operations/payments/open-customer.ts';
import { saveCard } from '../../operations/payments/save-card.ts';
import type { MemberCtx } from '../../context.ts';
import type { Handler } from '../../rpc/handler.ts';
import { readSavedCard } from '../../store/payments/stored-answers.ts';
import { viewCard } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const createCardWithCustomer: Handler<typeof cards.createCardWithCustomer> = async (
  input,
  ctx,
) => {
  const { userId } = ctx.actor;
  if (!(await areOwnIds(input, ctx))) return refused('NotFound');
  try {
    // A repeated call finds its stored answer and does not ask the provider again (R69).
    const isRepeat = await ctx.isRepeat();
    const tokenised = isRepeat ? null : await attach(ctx, input.card_token);
    const card = { userId, address: input.address, primary: input.is_primary === 1 };
    const result = await ctx.transact(
      async (tx) =>
        tokenised === null ? refused('CardRefused') : saveCard(tx, { ...card, tokenised }),
      readSavedCard,
    );
    if (!result.ok) return result;
    return ok({ responseData: viewCard(result.value) });
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
};

async function attach(ctx: MemberCtx, token: string): Promise<TokenisedCard | null> {
  const customer = await openCustomer(ctx, ctx.actor.userId);
  return ctx.payments.attachCard(customer, token);
}
