import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { linkExpiresAt } from '@hammerdock/domain/invoicing/payment-link.ts';
import { cardFeeOf } from '@hammerdock/domain/invoicing/totals.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import { findPayableReceipt } from '../../operations/invoices/find-linked-receipt.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findShipping } from '../../store/invoices/invoice-shipping.ts';
import { listLinesOfInvoice } from '../../store/invoices/invoices.ts';
import { findLinkPayment, findOpenPaymentOfInvoice } from '../../store/payments/payments.ts';

export const getPaymentLink: Handler<typeof invoices.getPaymentLink> = async ({ token }, ctx) => {
  const found = await findPayableReceipt(ctx, token);
  if (!found.ok) return found;
  const receipt = found.value;
  const open = await findOpenPaymentOfInvoice(ctx.db, receipt.id);
  if (open?.state === 'processing') return refused('PaymentProcessing');
  const ownPayment = await findLinkPayment(ctx.db, receipt.id, null);
  const lines = await listLinesOfInvoice(ctx.db, receipt.id);
  const shipping = await findShipping(ctx.db, receipt.id);
  const { dueCents, centerName, centerCity, centerState } = receipt;
  const feeCents = cardFeeOf(dueCents, receipt.cardFeeBps);
  return ok({
    inv_num: String(receipt.number),
    item_count: receipt.lineCount,
    items: lines.map(({ title }) => title),
    // Not where the buyer lives.
    pickup_place: shipping === null ? `${centerName}, ${centerCity}, ${centerState}` : null,
    total_due_amount: toDecimal(dueCents),
    card_fee: toDecimal(feeCents),
    card_total: toDecimal(dueCents + feeCents),
    pay_until: toIso(linkExpiresAt(receipt)),
    reopens: receipt.payUntil !== null,
    part_paid: dueCents < receipt.totalCents,
    other_waits_for_bank: open !== undefined && open.id !== ownPayment?.id,
  });
};
