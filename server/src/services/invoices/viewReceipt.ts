import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readReceipt } from '../../operations/invoices/read-receipt.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewInvoice } from '../../views/invoices/invoice.ts';

export const viewReceipt: Handler<typeof invoices.viewReceipt> = async (input, ctx) => {
  const parts = await readReceipt(ctx.db, ctx.actor.userId, input.invoice_id);
  return parts === null ? refused('NotFound') : ok(viewInvoice(parts));
};
