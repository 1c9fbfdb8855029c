// The words of a credit note, on the page and in its PDF.
import type { CreditNote } from '../shapes/credit-note.ts';
import type { Figure } from './receipt-figures.ts';

type Movement = CreditNote['movements'][number];

export const CREDIT_NOTE_STATUS: Readonly<Record<CreditNote['refund_status'], string>> = {
  made: 'Refunded',
  'under way': 'On its way',
  canceled: 'Canceled',
};

/** Says that the note is of no effect; empty unless its refund was canceled. */
export const cancelWords = ({ refund_status, invoice_no }: CreditNote): string =>
  refund_status === 'canceled'
    ? `This refund was canceled before it was paid out. Receipt ${invoice_no} stands as before.`
    : '';

const SENT: Readonly<Record<Movement['status'], string>> = {
  made: 'Sent',
  'under way': 'On its way',
  refused: 'Refused, so it’s account credit',
  'sent back': 'Sent back by the bank, so it’s account credit',
  canceled: 'Canceled',
};

export const movementTo = ({ card }: Movement): string => card ?? 'Account credit';

export const movementStatus = ({ card, status }: Movement): string =>
  card === null && status === 'made' ? 'Added' : SENT[status];

export const creditNoteFigures = (note: CreditNote): readonly Figure[] => [
  { label: 'Price', amount: note.bid_amount },
  { label: 'Buyer premium', amount: note.buypremium_amt },
  { label: 'Sales tax', amount: note.salestax_amt },
  ...(note.card_fee_bps > 0 ? [{ label: 'Card fee (not refundable)', amount: '0.00' }] : []),
  { label: 'Total refunded', amount: note.amount, strong: true },
];
