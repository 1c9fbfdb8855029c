import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import type { Handler } from '../../rpc/handler.ts';
import { payByCredit } from './pay-receipt.ts';

export const payWithCredits: Handler<typeof invoices.payWithCredits> = (input, ctx) =>
  payByCredit(input, { wholeBalance: false }, ctx);
