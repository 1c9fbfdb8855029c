// Row → the refund of the specification.
import type { ReturnOf } from '@hammerdock/contract/call.ts';
import type { refunds } from '@hammerdock/contract/services/refunds.ts';
import { REFUND_TYPES } from '@hammerdock/contract/refund-types.ts';
import type { RefundRow as WireRefund } from '@hammerdock/contract/shapes/refund.ts';
import { totalOf, type Refund } from '@hammerdock/domain/invoicing/refund.ts';
import type { RefundGround } from '@hammerdock/domain/invoicing/refund-grounds.ts';
import { sumByCard } from '@hammerdock/domain/invoicing/sum-by-card.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { DeskLotRow } from '../../store/pickup/handovers.ts';
import type { CardPayment, RefundRow } from '../../store/payments/refunds.ts';

export function viewRefund(row: RefundRow): WireRefund {
  const { amountCents, cardCents } = row;
  return {
    id: row.id,
    credit_date: toIso(row.at),
    invoice_id: row.invoiceId,
    invoice_no: String(row.invoiceNumber),
    credit_note_no: `${row.invoiceNumber}-C${row.creditNoteNumber}`,
    projects_title: row.title,
    amount: toDecimal(amountCents),
    refund_mode: modeOf(cardCents, amountCents),
    card_amount: toDecimal(cardCents),
    credit_amount: toDecimal(amountCents - cardCents),
    sent_back_amount: toDecimal(row.failedCents),
    // The table's check constraint allows only these reasons.
    refund_type: REFUND_TYPES[row.ground as RefundGround],
    refund_reason: row.reason,
    refund_notes: row.notes,
    refund_status: statusOf(row),
  };
}

function statusOf({ canceled, underWay }: RefundRow): WireRefund['refund_status'] {
  if (canceled) return 'canceled';
  return underWay ? 'under way' : 'made';
}

function modeOf(cardCents: Cents, amountCents: Cents): WireRefund['refund_mode'] {
  if (cardCents === 0) return 'Account credit';
  return cardCents === amountCents ? 'Card' : 'Card and account credit';
}

type Preview = ReturnOf<typeof refunds.previewRefund>;

export interface PreviewParts {
  readonly lot: DeskLotRow;
  readonly refund: Refund;
  readonly cards: readonly CardPayment[];
  readonly grounds: readonly RefundGround[];
}

export function viewRefundPreview({ lot, refund, cards, grounds }: PreviewParts): Preview {
  const { amountCents, creditCents, toCards } = refund;
  return {
    amount: toDecimal(amountCents),
    maximum: toDecimal(totalOf(lot) - lot.refundedCents),
    bid_amount: toDecimal(refund.hammerCents),
    buypremium_amt: toDecimal(refund.premiumCents),
    salestax_amt: toDecimal(refund.taxCents),
    cards: sumByCard(
      toCards.map((share) => ({
        card: nameOf(cards.find(({ paymentId }) => paymentId === share.paymentId)),
        amountCents: share.amountCents,
      })),
    ).map(({ card, amountCents: cents, charges }) => ({ card, amount: toDecimal(cents), charges })),
    card_amount: toDecimal(amountCents - creditCents),
    credit_amount: toDecimal(creditCents),
    refund_types: [...grounds],
    returnable: lot.returnedAt === null,
  };
}

const nameOf = (card: CardPayment | undefined): string =>
  card === undefined || card.brand === null ? 'Card' : `${card.brand} ending in ${card.last4}`;
