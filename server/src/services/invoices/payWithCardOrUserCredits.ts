import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import type { Handler } from '../../rpc/handler.ts';
import { pay } from './pay-receipt.ts';

export const payWithCardOrUserCredits: Handler<typeof invoices.payWithCardOrUserCredits> = (
  input,
  ctx,
) => {
  const chosen = input.source_id ?? input.card_profileid ?? null;
  const cardId = input.payWithCardFlag === 1 ? chosen : null;
  return pay(input, { byCredit: input.applycreditFlag === 1, cardId, wholeBalance: false }, ctx);
};
