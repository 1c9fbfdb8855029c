import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findCard } from '../../store/payments/cards.ts';
import { viewCard } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const retrieveSource: Handler<typeof cards.retrieveSource> = async (input, ctx) => {
  const card = await findCard(ctx.db, ctx.actor.userId, input.source_id);
  if (card === undefined || !(await areOwnIds(input, ctx))) return refused('NotFound');
  return ok({ responseData: viewCard(card) });
};
