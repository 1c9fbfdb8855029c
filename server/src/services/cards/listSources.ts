import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listCards } from '../../store/payments/cards.ts';
import { viewCards } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const listSources: Handler<typeof cards.listSources> = async (input, ctx) => {
  if (!(await areOwnIds(input, ctx))) return refused('NotFound');
  return ok({ responseData: viewCards(await listCards(ctx.db, ctx.actor.userId)) });
};
