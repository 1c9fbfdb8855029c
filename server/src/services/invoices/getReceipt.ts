import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listReceipts } from '../../store/invoices/invoices.ts';
import { viewReceiptRow } from '../../views/invoices/invoice.ts';

export const getReceipt: Handler<typeof invoices.getReceipt> = async (input, ctx) => {
  const { rows, count } = await listReceipts(ctx.db, ctx.actor.userId, input);
  return ok({ receiptList: rows.map(viewReceiptRow), receiptCount: count });
};
