import { toDecimal } from '@hammerdock/domain/money.ts';
import { toIso } from '@hammerdock/domain/time.ts';
import type { CreditMovement } from '../../store/invoices/credits.ts';
import type { JournalKind } from '@hammerdock/domain/invoicing/journals.ts';

/** A movement of a buyer's credit, with its reason in words. */
export const viewCreditRow = (movement: CreditMovement) => ({
  id: movement.id,
  coupon_code: movement.code ?? '',
  date_added: toIso(movement.at),
  amount: toDecimal(movement.amountCents),
  credit_notes: notesOf(movement),
});

function notesOf({ kind, notes, invoiceNumber, isAtBank }: CreditMovement): string {
  if (notes !== null && notes !== '') return notes;
  const isSetAside = isAtBank && kind === 'credit applied';
  const words = isSetAside ? SET_ASIDE : (WORDS[kind] ?? kind);
  return invoiceNumber === null ? words : `${words}, receipt ${invoiceNumber}`;
}

/** It returns unless the bank confirms the payment. */
const SET_ASIDE = 'Set aside until your bank confirms the payment';

/** The kinds of journals that move a buyer's credit. */
const WORDS: { readonly [K in JournalKind]?: string } = {
  'coupon redeemed': 'Coupon',
  'invite rewarded': 'Thank you for inviting a friend',
  'credit granted': 'Credit from Hammerdock',
  'credit applied': 'Used to pay',
  'credit returned': 'Returned from a payment that didn’t go through',
  'refund made': 'Refunded',
  'card payment': 'Paid beyond what was due',
  'refund canceled': 'Refund that was canceled',
  'card refund refused': 'Refunded, since the card did not take it back',
  'card refund failed': 'Refund that your bank sent back',
  'deposit return refused': 'Deposit that your card did not take back',
  'deposit return failed': 'Deposit that your bank sent back',
  'invoice voided': 'Partial payment returned when the receipt was canceled',
};
