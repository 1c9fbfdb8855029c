// Row → the receipt of the specification. The only translation of its field names (R65).
import type {
  InvoiceDetail,
  ReceiptRow as WireReceipt,
} from '@hammerdock/contract/shapes/invoice.ts';
import { shippingOf, shippingTermsOf } from '@hammerdock/domain/invoicing/shipping.ts';
import { invoiceTotals, type InvoiceTotals } from '@hammerdock/domain/invoicing/totals.ts';
import { voidsAt } from '@hammerdock/domain/invoicing/unpaid.ts';
import { toDecimal, type Cents } from '@hammerdock/domain/money.ts';
import { pickupStatusOf } from '@hammerdock/domain/pickup/rules.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { ShippingRow } from '../../store/invoices/invoice-shipping.ts';
import type { ReceiptLineRow, ReceiptRow } from '../../store/invoices/invoices.ts';
import type { CreditMovementRow, InvoicePaymentRow } from '../../store/payments/payments.ts';
import type { RefundRow } from '../../store/payments/refunds.ts';
import type { Billing } from '../../store/payments/payment-billing.ts';
import { CHECKOUT_STATUS } from './checkout-status.ts';
import { paymentStatusOf, verificationUrlOf } from './payment-status.ts';
import { viewRefund } from '../payments/refund.ts';
import { viewShipping } from './shipping.ts';
import { viewFirstPicture } from '../auctions/picture.ts';

type Line = InvoiceDetail['checkoutReceiptList'][number];
type Payment = InvoiceDetail['payments'][number];

const isoOrNull = (instant: number | null): string | null =>
  instant === null ? null : toIso(instant);

const pickupTimes = (row: ReceiptRow) => ({
  pickup_start_date: isoOrNull(row.pickupStartsAt),
  pickup_end_date: isoOrNull(row.pickupEndsAt),
  waiting_count: row.waitingCount,
  picked_up_date: isoOrNull(row.pickedUpAt),
});

const unpaidTimes = (row: ReceiptRow) => ({
  due_date: isStanding(row) && row.payUntil === null ? toIso(voidsAt(row.issuedAt)) : null,
  pay_until: isoOrNull(row.payUntil),
  void_date: isoOrNull(row.voidedAt),
});

const isStanding = (row: ReceiptRow): boolean => row.voidedAt === null && row.dueCents > 0;

export function statusOfReceipt(row: ReceiptRow): WireReceipt['status'] {
  if (row.voidedAt !== null) return 'void';
  if (row.dueCents === 0) return 'paid';
  return row.dueCents < row.totalCents ? 'partial' : 'unpaid';
}

export const viewReceiptRow = (row: ReceiptRow): WireReceipt => ({
  id: row.id,
  inv_num: String(row.number),
  date_added: toIso(row.issuedAt),
  auction_number: row.auctionNumber,
  auction_title: row.auctionTitle,
  location: `${row.centerCity}, ${row.centerState}`,
  item_count: row.lineCount,
  final_total: toDecimal(row.totalCents),
  total_due_amount: toDecimal(row.dueCents),
  status: statusOfReceipt(row),
  payment_processing: row.isPaymentProcessing,
  bank_question: bankQuestionOf(row),
  ...unpaidTimes(row),
  ...pickupTimes(row),
});

/** R54: nothing of it is paid before the buyer has confirmed it. */
const bankQuestionOf = ({ bankUrl, bankCents, creditAtBankCents }: ReceiptRow) =>
  bankUrl === null
    ? null
    : {
        amount: toDecimal(bankCents),
        credit: toDecimal(creditAtBankCents),
        verification_url: bankUrl,
      };

export interface ReceiptParts {
  readonly receipt: ReceiptRow;
  readonly lines: readonly ReceiptLineRow[];
  readonly payments: readonly InvoicePaymentRow[];
  readonly credit: readonly CreditMovementRow[];
  readonly refunds: readonly RefundRow[];
  readonly availableCreditCents: Cents;
  /** null: its items are picked up. */
  readonly shipping: ShippingRow | null;
}

export function viewInvoice(parts: ReceiptParts): InvoiceDetail {
  const { receipt, lines } = parts;
  return {
    id: receipt.id,
    inv_num: String(receipt.number),
    user_id: receipt.userId,
    date_added: toIso(receipt.issuedAt),
    status: statusOfReceipt(receipt),
    ...unpaidTimes(receipt),
    auction_number: receipt.auctionNumber,
    auction_title: receipt.auctionTitle,
    delivery_mode: parts.shipping === null ? 1 : 2,
    shipping: parts.shipping && viewShipping(parts.shipping),
    checkoutReceiptList: lines.map(viewLine),
    ...viewFigures(totalsOf(parts), parts),
    refunded_total: toDecimal(lines.reduce((sum, line) => sum + line.refundedCents, 0)),
    bought: receipt.isPurchase,
    tax_exempt: receipt.taxExempt,
    card_fee_bps: receipt.cardFeeBps,
    payments: [
      ...parts.payments.map(viewPayment),
      ...parts.credit.map((movement) => viewCredit(movement, isAtBank(movement, parts))),
    ].toSorted((one, other) => one.date_added.localeCompare(other.date_added)),
    refunds: parts.refunds.map(viewRefund),
    address_details: [
      {
        name: receipt.centerName,
        address: receipt.centerAddress,
        city: receipt.centerCity,
        state: receipt.centerState,
        zip: receipt.centerZip,
        phone: receipt.centerPhone,
      },
    ],
    bill_first_name: receipt.billFirstName,
    bill_last_name: receipt.billLastName,
    bill_address1: receipt.billAddress1,
    bill_city: receipt.billCity,
    bill_state: receipt.billState,
    bill_zipcode: receipt.billZip,
    ...pickupTimes(receipt),
  };
}

const isAtBank = ({ paymentId }: CreditMovementRow, { payments }: ReceiptParts): boolean =>
  payments.some(({ id, state }) => id === paymentId && state === 'needs verification');

function totalsOf(parts: ReceiptParts): InvoiceTotals {
  const { receipt, lines } = parts;
  const creditAppliedCents = parts.credit
    .filter((movement) => !isAtBank(movement, parts))
    .reduce((sum, each) => sum + each.amountCents, 0);
  const billed = lines.map((line) => ({
    ...line,
    subtotalCents: line.hammerCents + line.premiumCents,
  }));
  return invoiceTotals(billed, {
    creditAppliedCents,
    // The ledger states what is due; the rest of the total, less credit, was paid.
    paidCents: receipt.totalCents - creditAppliedCents - receipt.dueCents,
    feeBps: receipt.cardFeeBps,
    shippingCents: receipt.shippingCents,
  });
}

function viewFigures(totals: InvoiceTotals, { receipt, availableCreditCents }: ReceiptParts) {
  const shipping = shippingOf(shippingTermsOf(receipt), receipt.lineCount);
  return {
    bidamount_total: toDecimal(totals.hammerTotalCents),
    buypremium_total: toDecimal(totals.premiumTotalCents),
    subTotalWithoutDiscount: toDecimal(totals.subtotalCents),
    subTotalWithDiscount: toDecimal(totals.subtotalCents),
    salestax_total: toDecimal(totals.taxTotalCents),
    salesTaxWithCredit: toDecimal(totals.taxTotalCents),
    shipcost_total: toDecimal(shipping.separateCents),
    total_shipping: toDecimal(totals.shippingCents),
    combined_shipp: toDecimal(shipping.savedCents),
    final_total: toDecimal(totals.finalTotalCents),
    total_invoice: toDecimal(totals.finalTotalCents),
    finalAmountWithCredit: toDecimal(totals.totalAfterCreditCents),
    total_due_amount: toDecimal(totals.balanceCents),
    new_final_total_cfee: toDecimal(totals.balanceByCardCents),
    discountoff: toDecimal(availableCreditCents),
    persalescen: toDecimal(receipt.taxExempt ? 0 : receipt.taxBps),
  };
}

const viewLine = (line: ReceiptLineRow): Line => ({
  project_id: line.lotId,
  auctionid: line.lpn,
  lot_number: line.number,
  projects_title: line.title,
  qty: 1,
  projects_qty: 1,
  projects_sold: 1,
  amount: toDecimal(line.hammerCents),
  buypremium_amt: toDecimal(line.premiumCents),
  sub_total_amt: toDecimal(line.hammerCents + line.premiumCents),
  salestax_amt: toDecimal(line.taxCents),
  inventory_loc: line.floorLocation,
  avatarorg: viewFirstPicture(line.images),
  checkout_status: CHECKOUT_STATUS[pickupStatusOf(line)],
  checkout_reason: line.returnReason ?? '',
  refunded_amt: toDecimal(line.refundedCents),
});

const viewPayment = (payment: InvoicePaymentRow): Payment => ({
  id: payment.id,
  date_added: toIso(payment.createdAt),
  amount: toDecimal(payment.amountCents),
  card_fee: toDecimal(payment.feeCents),
  surplus: toDecimal(payment.surplusCents + payment.surplusFeeCents),
  method: 'card',
  card: payment.brand === null ? null : `${payment.brand} ending in ${payment.last4}`,
  automatic: payment.automatic,
  source_id: payment.cardId,
  part_of: null,
  status: paymentStatusOf(payment),
  verification_url: verificationUrlOf(payment),
  billing: viewBilling(payment),
});

/** Credit applied to the receipt; credit returned after a declined card is negative. */
const viewCredit = (movement: CreditMovementRow, atBank: boolean): Payment => ({
  id: movement.id,
  date_added: toIso(movement.at),
  amount: toDecimal(movement.amountCents),
  card_fee: toDecimal(0),
  surplus: toDecimal(0),
  method: 'credit',
  card: null,
  source_id: null,
  part_of: movement.paymentId,
  automatic: false,
  status: creditStatusOf(movement, atBank),
  verification_url: null,
  billing: viewBilling(movement),
});

function creditStatusOf({ kind }: CreditMovementRow, atBank: boolean): Payment['status'] {
  if (atBank) return 'needs verification';
  return kind === 'credit returned' ? 'returned' : 'succeeded';
}

type Billed = { readonly [Field in keyof Billing]: Billing[Field] | null };

/** Null for an automatic payment, and for one made before the store had the billing form. */
const viewBilling = (billed: Billed): Payment['billing'] =>
  billed.billFirstName === null
    ? null
    : {
        bill_first_name: billed.billFirstName,
        bill_last_name: billed.billLastName ?? '',
        bill_address1: billed.billAddress1 ?? '',
        bill_city: billed.billCity ?? '',
        bill_state: billed.billState ?? '',
        bill_zipcode: billed.billZip ?? '',
      };
