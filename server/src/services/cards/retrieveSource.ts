import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findSource } from '../../store/payments/cards.ts';
import { viewSource } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

export const retrieveSource: Handler<typeof cards.retrieveSource> = async (input, ctx) => {
  const source = await findSource(ctx.db, ctx.actor.userId, input.source_id);
  if (source === undefined || !(await areOwnIds(input, ctx))) return refused('NotFound');
  return ok({ responseData: viewSource(source) });
};
