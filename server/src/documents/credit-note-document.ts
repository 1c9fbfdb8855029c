// A credit note as a PDF: the same words and figures as on its page, from the same answer.
import type { CreditNote } from '@hammerdock/contract/shapes/credit-note.ts';
import {
  cancelWords,
  CREDIT_NOTE_STATUS,
  creditNoteFigures,
  movementStatus,
  movementTo,
} from '@hammerdock/contract/texts/credit-note-words.ts';
import { dollars, instantOf, lotIdOf } from '@hammerdock/domain/text/format.ts';
import { formatDate } from '@hammerdock/domain/time.ts';
import type { PrintedDocument } from './printed-document.ts';
import { linesOfBilling } from './receipt-document.ts';

export function creditNoteDocument(note: CreditNote): PrintedDocument {
  const issuedAt = instantOf(note.credit_date);
  const invoiceDate = formatDate(instantOf(note.invoice_date));
  return {
    title: `Credit note ${note.credit_note_no}`,
    status: CREDIT_NOTE_STATUS[note.refund_status],
    issuedAt,
    lines: [
      `Issued ${formatDate(issuedAt)}`,
      `Corrects receipt ${note.invoice_no} of ${invoiceDate}`,
      `Auction ${note.auction_number}, ${note.auction_title}`,
      cancelWords(note),
    ].filter((line) => line !== ''),
    sections: [
      {
        kind: 'parties',
        parties: [
          { heading: 'Bill to', lines: linesOfBilling(note) },
          {
            heading: 'Refund',
            lines: [note.refund_type, note.refund_reason, note.refund_notes].filter(
              (line) => line !== '',
            ),
          },
        ],
      },
      {
        kind: 'table',
        heading: 'Item',
        columns: ['Item', 'Price', 'Premium', 'Tax', 'Refunded'],
        rows: [
          [
            { text: note.projects_title, notes: [`Lot ID ${lotIdOf(note.auctionid)}`] },
            { text: dollars(note.bid_amount) },
            { text: dollars(note.buypremium_amt) },
            { text: dollars(note.salestax_amt) },
            { text: dollars(note.amount) },
          ],
        ],
        empty: '',
      },
      {
        kind: 'figures',
        heading: 'Totals',
        figures: creditNoteFigures(note).map((figure) => ({
          ...figure,
          amount: dollars(figure.amount),
        })),
      },
      {
        kind: 'table',
        heading: 'Where the money went',
        columns: ['To', 'Amount'],
        rows: note.movements.map((movement) => [
          { text: movementTo(movement), notes: [movementStatus(movement)] },
          { text: dollars(movement.amount) },
        ]),
        empty: '',
      },
    ],
  };
}
