import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import type { Handler } from '../../rpc/handler.ts';
import { pay } from './pay-receipt.ts';

export const payWithCard: Handler<typeof invoices.payWithCard> = (input, ctx) => {
  const cardId = input.source_id ?? input.card_profileid ?? null;
  return pay(input, { byCredit: false, cardId, wholeBalance: false }, ctx);
};
