import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findCard, listCards, setPrimaryCard } from '../../store/payments/cards.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { viewCards } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const defaultSource: Handler<typeof cards.defaultSource> = async (input, ctx) => {
  const { userId } = ctx.actor;
  if (!(await areOwnIds(input, ctx))) return refused('NotFound');
  return ctx.transact(async (tx) => {
    await lockUser(tx, userId);
    const card = await findCard(tx, userId, input.source_id);
    if (card === undefined) return refused('NotFound');
    await setPrimaryCard(tx, userId, card.id);
    return ok({ responseData: viewCards(await listCards(tx, userId)) });
  });
};
