// A receipt as a PDF: the same words and figures as on its page, from the same answer.
import type { Billing } from '@hammerdock/contract/shapes/billing.ts';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { CREDIT_NOTE_STATUS } from '@hammerdock/contract/texts/credit-note-words.ts';
import {
  billedTo,
  cardFeeOf,
  noPaymentText,
  PAYMENT_STATUS,
  effectivePayments,
  paymentMethodOf,
  paymentTimeOf,
} from '@hammerdock/contract/texts/payment-words.ts';
import {
  collectedText,
  pickupHeading,
  waitingWindowText,
} from '@hammerdock/contract/texts/collected-words.ts';
import { pickupNote } from '@hammerdock/contract/texts/pickup-words.ts';
import { shippedText, shippingLines } from '@hammerdock/contract/texts/shipping-words.ts';
import { priceLabelOf, receiptFigures } from '@hammerdock/contract/texts/receipt-figures.ts';
import { RECEIPT_STATUS } from '@hammerdock/contract/texts/receipt-status.ts';
import { centsOf, dollars, dollarsOf, instantOf, lotIdOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import type { Cell, Parties, PrintedDocument, Section } from './printed-document.ts';

export function receiptDocument(receipt: InvoiceDetail): PrintedDocument {
  const issuedAt = instantOf(receipt.date_added);
  return {
    title: `Receipt ${receipt.inv_num}`,
    status: RECEIPT_STATUS[receipt.status],
    issuedAt,
    lines: [
      receipt.auction_title,
      `Auction ${receipt.auction_number}, issued ${formatDate(issuedAt)}`,
    ],
    sections: [
      partiesOf(receipt),
      {
        kind: 'table',
        heading: 'Items',
        columns: ['Item', priceLabelOf(receipt), 'Premium', 'Tax', 'Item total'],
        rows: receipt.checkoutReceiptList.map((line) => rowOfLine(line, receipt)),
        empty: 'No items.',
      },
      {
        kind: 'figures',
        heading: 'Totals',
        figures: receiptFigures(receipt).map((figure) => ({
          ...figure,
          amount: dollars(figure.amount),
        })),
      },
      {
        kind: 'table',
        heading: 'Payments',
        columns: ['Payment', 'Amount', 'Status'],
        rows: effectivePayments(receipt.payments).map(rowOfPayment),
        empty: noPaymentText(receipt),
      },
      ...(receipt.refunds.length === 0 ? [] : [refundsOf(receipt)]),
    ],
  };
}

const refundsOf = ({ refunds }: InvoiceDetail): Section => ({
  kind: 'table',
  heading: 'Refunds',
  columns: ['Credit note', 'Amount', 'Status'],
  rows: refunds.map((refund) => [
    {
      text: refund.credit_note_no,
      notes: [`${formatDate(instantOf(refund.credit_date))}, ${refund.projects_title}`],
    },
    { text: dollars(refund.amount) },
    { text: CREDIT_NOTE_STATUS[refund.refund_status] },
  ]),
  empty: '',
});

/** Bill to, and where the items are picked up or shipped to, unless the receipt is void. */
function partiesOf(receipt: InvoiceDetail): Parties {
  return {
    kind: 'parties',
    parties: [
      {
        heading: 'Bill to',
        lines: linesOfBilling(receipt),
      },
      ...(receipt.status === 'void' ? [] : deliveryOf(receipt)),
    ],
  };
}

function deliveryOf(receipt: InvoiceDetail): Parties['parties'] {
  const { shipping } = receipt;
  if (shipping !== null) {
    const sent = shippedText(shipping);
    const lines = [...shippingLines(shipping), ...(sent === null ? [] : [sent])];
    return [{ heading: 'Ship to', lines }];
  }
  const pickup = waitingWindowText(receipt) ?? collectedText(receipt);
  return receipt.address_details.map(({ name, address, city, state, zip, phone }) => ({
    heading: pickupHeading(receipt, name),
    lines: [address, `${city}, ${state} ${zip}`, phone, ...(pickup === null ? [] : [pickup])],
  }));
}

export const linesOfBilling = (billing: Billing): string[] => [
  `${billing.bill_first_name} ${billing.bill_last_name}`,
  billing.bill_address1,
  `${billing.bill_city}, ${billing.bill_state} ${billing.bill_zipcode}`,
];

function rowOfLine(
  line: InvoiceDetail['checkoutReceiptList'][number],
  { status, delivery_mode }: InvoiceDetail,
): Cell[] {
  // The lots of a void receipt are auctioned again.
  const note = status === 'void' ? '' : pickupNote(line, delivery_mode === 2);
  return [
    {
      text: line.projects_title,
      notes: [
        `Lot ID ${lotIdOf(line.auctionid)}${note}`,
        ...(line.refunded_amt === '0.00' ? [] : [`${dollars(line.refunded_amt)} refunded`]),
      ],
    },
    { text: dollars(line.amount) },
    { text: dollars(line.buypremium_amt) },
    { text: dollars(line.salestax_amt) },
    { text: dollarsOf(centsOf(line.sub_total_amt) + centsOf(line.salestax_amt)) },
  ];
}

const rowOfPayment = (payment: InvoiceDetail['payments'][number]): Cell[] => [
  {
    text: paymentMethodOf(payment),
    notes: [
      paymentTimeOf(payment),
      ...(payment.billing === null ? [] : [`Billed to ${billedTo(payment.billing)}`]),
    ],
  },
  { text: dollars(payment.amount), notes: cardFeeOf(payment) === '' ? [] : [cardFeeOf(payment)] },
  { text: PAYMENT_STATUS[payment.status] },
];
