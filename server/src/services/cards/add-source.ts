// Saving a card or a bank account, the same for the calls that do.
import type { InputOf } from '@hammerdock/contract/call.ts';
import type { cards } from '@hammerdock/contract/services/cards.ts';
import { addressIn } from '@hammerdock/contract/shapes/card.ts';
import { refused, type Result } from '@hammerdock/domain/result.ts';
import type { MemberCtx } from '../../context.ts';
import { GatewayOutage } from '../../gateways/payments/gateway.ts';
import { openCustomer } from '../../operations/payments/open-customer.ts';
import { saveBank, saveCard } from '../../operations/payments/save-card.ts';
import type { BankRow, CardRow } from '../../store/payments/cards.ts';
import { readSavedBank, readSavedCard } from '../../store/payments/stored-answers.ts';
import { areOwnIds } from './own-ids.ts';

type Input = Omit<InputOf<typeof cards.createSource>, 'object'>;
type Refusal = 'NotFound' | 'CardLimitReached' | 'GatewayUnavailable';

export const addCard = (
  input: Input,
  ctx: MemberCtx,
): Promise<Result<CardRow, Refusal | 'CardRefused'>> =>
  adding(input, ctx, async () => {
    const tokenised = await attach(ctx, (customer) =>
      ctx.payments.attachCard(customer, input.card_token),
    );
    return ctx.transact(
      async (tx) =>
        tokenised === null
          ? refused('CardRefused')
          : saveCard(tx, { ...toSave(input, ctx), tokenised }),
      readSavedCard,
    );
  });

export const addBank = (
  input: Input,
  ctx: MemberCtx,
): Promise<Result<BankRow, Refusal | 'BankRefused'>> =>
  adding(input, ctx, async () => {
    const tokenised = await attach(ctx, (customer) =>
      ctx.payments.attachBank(customer, input.card_token),
    );
    return ctx.transact(
      async (tx) =>
        tokenised === null
          ? refused('BankRefused')
          : saveBank(tx, { ...toSave(input, ctx), tokenised }),
      readSavedBank,
    );
  });

const toSave = (input: Input, { actor }: MemberCtx) => ({
  userId: actor.userId,
  address: addressIn(input),
  primary: input.is_primary === 1,
});

async function adding<T, R extends string>(
  input: Input,
  ctx: MemberCtx,
  add: () => Promise<Result<T, R>>,
): Promise<Result<T, R | 'NotFound' | 'GatewayUnavailable'>> {
  if (!(await areOwnIds(input, ctx))) return refused('NotFound');
  try {
    return await add();
  } catch (error) {
    if (error instanceof GatewayOutage) return refused('GatewayUnavailable');
    throw error;
  }
}

/** A repeated call finds its stored answer and does not ask the provider again (R69). */
const attach = async <T>(
  ctx: MemberCtx,
  ask: (customer: string) => Promise<T | null>,
): Promise<T | null> =>
  (await ctx.isRepeat()) ? null : ask(await openCustomer(ctx, ctx.actor.userId));
