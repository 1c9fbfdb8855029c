// Row → the credit note.
import type { CreditNote } from '@hammerdock/contract/shapes/credit-note.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { CreditNoteRow } from '../../store/payments/credit-notes.ts';
import type { CardRefundRow } from '../../store/payments/refunds.ts';
import { viewRefund } from './refund.ts';

type Movement = CreditNote['movements'][number];

const STATUS: Readonly<Record<string, Movement['status']>> = {
  processing: 'under way',
  succeeded: 'made',
  refused: 'refused',
  failed: 'sent back',
  canceled: 'canceled',
};

export const viewCreditNote = (row: CreditNoteRow, cards: readonly CardRefundRow[]): CreditNote => {
  const refund = viewRefund(row);
  return {
    ...refund,
    invoice_date: toIso(row.issuedAt),
    auction_number: row.auctionNumber,
    auction_title: row.auctionTitle,
    project_id: row.lotId,
    auctionid: row.lpn,
    bid_amount: toDecimal(row.hammerCents),
    buypremium_amt: toDecimal(row.premiumCents),
    salestax_amt: toDecimal(row.taxCents),
    card_fee_bps: row.cardFeeBps,
    movements: [...cards.map(viewCardRefund), ...viewCredit(row)],
    bill_first_name: row.billFirstName,
    bill_last_name: row.billLastName,
    bill_address1: row.billAddress1,
    bill_city: row.billCity,
    bill_state: row.billState,
    bill_zipcode: row.billZip,
  };
};

const viewCardRefund = ({ brand, last4, amountCents, state }: CardRefundRow): Movement => ({
  card: brand === null ? 'Card' : `${brand} ending in ${last4}`,
  amount: toDecimal(amountCents),
  // The table's check constraint allows only these states.
  status: STATUS[state] ?? 'under way',
});

/** The part that was credit from the beginning. */
const viewCredit = ({ creditCents, canceled }: CreditNoteRow): Movement[] => {
  const status = canceled ? 'canceled' : 'made';
  return creditCents === 0 ? [] : [{ card: null, amount: toDecimal(creditCents), status }];
};
