import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findSource, isUnverified, listSources, setPrimary } from '../../store/payments/cards.ts';
import { lockUser } from '../../store/payments/payments.ts';
import { viewSources } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const defaultSource: Handler<typeof cards.defaultSource> = async (input, ctx) => {
  const { userId } = ctx.actor;
  if (!(await areOwnIds(input, ctx))) return refused('NotFound');
  return ctx.transact(async (tx) => {
    await lockUser(tx, userId);
    const card = await findSource(tx, userId, input.source_id);
    if (card === undefined) return refused('NotFound');
    if (isUnverified(card)) return refused('BankNotVerified');
    await setPrimary(tx, userId, card.id);
    return ok({ responseData: viewSources(await listSources(tx, userId)) });
  });
};
