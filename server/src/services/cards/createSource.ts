import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewSource } from '../../views/payments/card.ts';
import { addBank, addCard } from './add-source.ts';

export const createSource: Handler<typeof cards.createSource> = async (input, ctx) => {
  const added = input.object === 'card' ? await addCard(input, ctx) : await addBank(input, ctx);
  return added.ok ? ok({ responseData: viewSource(added.value) }) : added;
};
