import type { invoices } from '@hammerdock/contract/services/invoices.ts';
import { creditApplied } from '@hammerdock/domain/invoicing/credits.ts';
import { partialBounds } from '@hammerdock/domain/invoicing/partial.ts';
import { cardFeeOf } from '@hammerdock/domain/invoicing/totals.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findReceipt } from '../../store/invoices/invoices.ts';
import { findSource } from '../../store/payments/cards.ts';
import { sumOwedToUser } from '../../store/payments/ledger.ts';

/** An amount out of range is shown at its nearest limit; paying it would be refused. */
export const previewCheckout: Handler<typeof invoices.previewCheckout> = async (input, ctx) => {
  const { userId } = ctx.actor;
  const receipt = await findReceipt(ctx.db, userId, input.invoice_id);
  if (receipt === undefined) return refused('NotFound');
  if (receipt.voidedAt !== null) return refused('InvoiceVoid');
  const { dueCents } = receipt;
  if (dueCents === 0) return refused('InvoicePaidAlready');
  const { minimumCents, maximumCents } = partialBounds(dueCents);
  const asked = input.amount ?? dueCents;
  const amountCents = Math.min(Math.max(asked, minimumCents), maximumCents);
  const unusedCents = await sumOwedToUser(ctx.db, userId, 'buyer credit');
  const availableCents = unusedCents + receipt.creditAtBankCents;
  const creditCents =
    input.applycreditFlag === 1 ? creditApplied({ dueCents: amountCents, availableCents }) : 0;
  const cardCents = input.payWithCardFlag === 1 ? amountCents - creditCents : 0;
  const source = await findSource(ctx.db, userId, input.source_id ?? '');
  if (source === undefined && input.source_id !== undefined) return refused('NotFound');
  const feeCents = source?.kind === 'bank' ? 0 : cardFeeOf(cardCents, receipt.cardFeeBps);
  return ok({
    amount: toDecimal(amountCents),
    credit_used: toDecimal(creditCents),
    card_amount: toDecimal(cardCents),
    card_fee: toDecimal(feeCents),
    card_total: toDecimal(cardCents + feeCents),
    due_after: toDecimal(dueCents - creditCents - cardCents),
    partial_minimum: toDecimal(minimumCents),
    partial_maximum: toDecimal(maximumCents),
    discountoff: toDecimal(availableCents),
  });
};
