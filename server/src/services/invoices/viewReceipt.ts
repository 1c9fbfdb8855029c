import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readReceipt } from '../../operations/read-receipt.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewInvoice } from '../../views/invoice.ts';

export const viewReceipt: Handler<typeof invoices.viewReceipt> = async (input, ctx) => {
  const parts = await readReceipt(ctx.db, ctx.actor.userId, input.invoice_id);
  return parts === null ? refused('NotFound') : ok(viewInvoice(parts));
};
