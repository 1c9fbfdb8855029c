import { Alert } from '@mantine/core';
import type { InvoiceDetail } from '@hammerdock/contract/shapes/invoice.ts';
import { HELD_MEANWHILE, PAYMENT_NEWS } from '@hammerdock/contract/texts/held-words.ts';
import { centsOf, dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Ref } from 'react';

type Receipt = Pick<InvoiceDetail, 'payments' | 'total_due_amount' | 'pay_until'>;

const isPending = ({ status }: InvoiceDetail['payments'][number]): boolean =>
  status === 'processing';

/** What is due beside the payments that are being processed. */
export const restCentsOf = ({ payments, total_due_amount }: Receipt): Cents =>
  payments
    .filter(isPending)
    .reduce((rest, { amount }) => rest - centsOf(amount), centsOf(total_due_amount));

/** What follows a payment whose result is not known yet. */
export function processingTextOf(receipt: Receipt): string {
  const restCents = restCentsOf(receipt);
  return [
    'Bank payments can take up to 5 business days.',
    PAYMENT_NEWS,
    ...(receipt.pay_until === null ? [] : [HELD_MEANWHILE]),
    restCents > 0
      ? `The other ${dollarsOf(restCents)} can be paid after that.`
      : 'There’s nothing more to do.',
  ].join(' ');
}

interface Props {
  readonly receipt: Receipt;
  readonly noticeRef?: Ref<HTMLDivElement> | undefined;
}

/** In place of a deadline and of the form that pays. */
export function ProcessingNotice({ receipt, noticeRef }: Props) {
  const cents = receipt.payments
    .filter(isPending)
    .reduce((sum, { amount, card_fee }) => sum + centsOf(amount) + centsOf(card_fee), 0);
  return (
    <Alert
      ref={noticeRef}
      color="amber"
      mb="md"
      title={`Your payment of ${dollarsOf(cents)} is being processed`}
    >
      {processingTextOf(receipt)}
    </Alert>
  );
}
