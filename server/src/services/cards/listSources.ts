import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listSources as readSources } from '../../store/payments/cards.ts';
import { hasRetiredCards } from '../../store/payments/other-providers.ts';
import { isPrimaryDeclined } from '../../store/payments/payment-standing.ts';
import { viewSources } from '../../views/payments/card.ts';
import { areOwnIds } from './own-ids.ts';

const KINDS = { card: 'card', bank_account: 'bank' } as const;

export const listSources: Handler<typeof cards.listSources> = async (input, ctx) => {
  if (!(await areOwnIds(input, ctx))) return refused('NotFound');
  const wanted = input.object;
  const sources = await readSources(ctx.db, ctx.actor.userId);
  const isWanted = wanted === undefined ? null : KINDS[wanted];
  return ok({
    responseData: viewSources(sources.filter(({ kind }) => isWanted === null || kind === isWanted)),
    must_add_again: sources.length === 0 && (await hasRetiredCards(ctx.db, ctx.actor.userId)),
    primary_declined: await isPrimaryDeclined(ctx.db, ctx.actor.userId),
  });
};
