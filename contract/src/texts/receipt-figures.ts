import { toDecimal } from '@hammerdock/domain/money.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import type { InvoiceDetail } from '../shapes/invoice.ts';

export interface Figure {
  readonly label: string;
  readonly amount: string;
  /** The total, which is emphasized. */
  readonly strong?: boolean;
}

type Lines = Pick<InvoiceDetail, 'bought'>;

/** What the price of each item is called; one of Buy Now was never bid (R18). */
export const priceLabelOf = (receipt: Lines): string => (receipt.bought ? 'Price' : 'Bid');

/** PAY-01: every figure of a receipt, from the hammer prices to the sum due. */
export function receiptFigures(receipt: InvoiceDetail): readonly Figure[] {
  const tax = receipt.tax_exempt ? 'exempt' : `${receipt.persalescen}%`;
  const isDue = receipt.total_due_amount !== '0.00' && receipt.status !== 'void';
  const asksForPayment = isDue && pendingCentsOf(receipt) === 0;
  const fee = (receipt.card_fee_bps / 100).toFixed(2);
  return [
    { label: receipt.bought ? 'Items bought' : 'Winning bids', amount: receipt.bidamount_total },
    { label: 'Buyer premium', amount: receipt.buypremium_total },
    { label: 'Subtotal', amount: receipt.subTotalWithoutDiscount },
    { label: `Sales tax (${tax})`, amount: receipt.salestax_total },
    ...shippingFigures(receipt),
    { label: 'Total', amount: receipt.final_total, strong: true },
    ...(receipt.refunded_total === '0.00'
      ? []
      : [{ label: 'Refunded', amount: receipt.refunded_total }]),
    // Credit is tender: it lowers what remains to pay, and no other figure (R25).
    ...(receipt.finalAmountWithCredit === receipt.final_total
      ? []
      : [{ label: 'Total less account credit used', amount: receipt.finalAmountWithCredit }]),
    ...paidFigures(receipt),
    ...dueFigures(receipt, isDue),
    ...(asksForPayment && receipt.card_fee_bps > 0
      ? [{ label: `Due by card, with its fee of ${fee}%`, amount: receipt.new_final_total_cfee }]
      : []),
    ...(asksForPayment && receipt.discountoff !== '0.00'
      ? [{ label: 'Your account credit', amount: receipt.discountoff }]
      : []),
  ];
}

/** In payments that are being processed, which pay it unless they fail. */
const pendingCentsOf = ({ payments }: Pick<InvoiceDetail, 'payments'>): number =>
  payments
    .filter(({ status }) => status === 'processing')
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

function dueFigures(receipt: InvoiceDetail, isDue: boolean): readonly Figure[] {
  const pendingCents = pendingCentsOf(receipt);
  if (pendingCents === 0) {
    return [{ label: 'Still due', amount: receipt.total_due_amount, strong: isDue }];
  }
  const restCents = centsOf(receipt.total_due_amount) - pendingCents;
  return [
    { label: 'Being processed', amount: toDecimal(pendingCents), strong: true },
    ...(restCents > 0 ? [{ label: 'Due after that', amount: toDecimal(restCents) }] : []),
  ];
}

/** What explains the sum due; a refund changes both, and is listed itself. */
function paidFigures(receipt: InvoiceDetail): readonly Figure[] {
  const { status, refunded_total, finalAmountWithCredit, total_due_amount } = receipt;
  const paidCents = centsOf(finalAmountWithCredit) - centsOf(total_due_amount);
  if (status === 'void' || refunded_total !== '0.00' || paidCents <= 0) return [];
  return [{ label: 'Paid by card or bank', amount: toDecimal(paidCents) }];
}

/** What combined shipping saves is listed where it saves anything. */
function shippingFigures(receipt: InvoiceDetail): readonly Figure[] {
  if (receipt.delivery_mode === 1) {
    return [{ label: 'Shipping (pickup only)', amount: receipt.total_shipping }];
  }
  const charged = { label: 'Shipping', amount: receipt.total_shipping };
  if (receipt.combined_shipp === '0.00') return [charged];
  return [
    { label: 'Shipping of each item', amount: receipt.shipcost_total },
    { label: 'Saved by combined shipping', amount: `-${receipt.combined_shipp}` },
    charged,
  ];
}
