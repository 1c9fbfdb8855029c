import type { cards } from '@hammerdock/contract/services/cards.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewCard } from '../../views/payments/card.ts';
import { addCard } from './add-source.ts';

export const createCardWithCustomer: Handler<typeof cards.createCardWithCustomer> = async (
  input,
  ctx,
) => {
  const added = await addCard(input, ctx);
  return added.ok ? ok({ responseData: viewCard(added.value) }) : added;
};
