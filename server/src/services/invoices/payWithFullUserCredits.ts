import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import type { Handler } from '../../rpc/handler.ts';
import { payByCredit } from './pay-receipt.ts';

export const payWithFullUserCredits: Handler<typeof invoices.payWithFullUserCredits> = (
  input,
  ctx,
) => payByCredit(input, { wholeBalance: true }, ctx);
