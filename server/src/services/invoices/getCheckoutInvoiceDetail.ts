import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { partialBounds } from '@hammerdock/domain/invoicing/partial.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { readReceipt } from '../../operations/invoices/read-receipt.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listSources } from '../../store/payments/cards.ts';
import { isPrimaryDeclined } from '../../store/payments/payment-standing.ts';
import { viewSource } from '../../views/payments/card.ts';
import { viewInvoice } from '../../views/invoices/invoice.ts';

export const getCheckoutInvoiceDetail: Handler<typeof invoices.getCheckoutInvoiceDetail> = async (
  input,
  ctx,
) => {
  const { userId } = ctx.actor;
  const parts = await readReceipt(ctx.db, userId, input.invoice_id);
  if (parts === null) return refused('NotFound');
  const cards = await listSources(ctx.db, userId);
  const { minimumCents, maximumCents } = partialBounds(parts.receipt.dueCents);
  return ok({
    ...viewInvoice(parts),
    cards: cards.map(viewSource),
    partial_minimum: toDecimal(minimumCents),
    partial_maximum: toDecimal(maximumCents),
    credit_at_bank: toDecimal(parts.receipt.creditAtBankCents),
    payment_processing: parts.payments.some((payment) => payment.state === 'processing'),
    primary_declined: await isPrimaryDeclined(ctx.db, userId),
  });
};
