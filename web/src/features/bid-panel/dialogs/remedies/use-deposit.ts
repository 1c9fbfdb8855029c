import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { useState } from 'react';
import type { Answer } from '../../../../api/calls.ts';
import { isRefusal, isUndecided } from '../../../../api/call-error.ts';
import { useCommand } from '../../../../api/query.tsx';
import { alertSuccess } from '../../../../lib/notices/alerts.ts';
import type { RemedyProps } from './remedy.ts';

type Outcome = Answer<'invoices.submitDeposit'>;
type Lot = Pick<LotDetail, 'id' | 'deposit_amount'>;

/** Charges a deposit (R57), which its bank may ask the buyer to confirm. */
export function useDeposit(
  lot: Lot,
  { onClose, onResolved }: Pick<RemedyProps, 'onClose' | 'onResolved'>,
) {
  const [verificationUrl, setVerificationUrl] = useState<string | null>(null);
  const submit = useCommand('invoices.submitDeposit', {
    refreshes: ['invoices.getDeposit'],
    isShown: showIfProcessing,
    // Until the result is known, the bid would be refused again.
    onDone: ({ payment_status }) => (payment_status === 'paid' ? onResolved() : onClose()),
    onRefused: (error) => {
      // The dialog says so itself.
      if (isUndecided(error)) return true;
      if (!isRefusal(error, 'CardNeedsVerification')) return false;
      setVerificationUrl(String(error.details['verificationUrl']));
      return true;
    },
  });
  return {
    verificationUrl,
    busy: submit.isPending,
    isRetrying: submit.isPending && submit.failureCount > 0,
    isUnanswered: submit.isError && isUndecided(submit.error),
    submit: (source_id: string) => {
      setVerificationUrl(null);
      submit.mutate({ product_id: lot.id, source_id, deposit_amount: lot.deposit_amount });
    },
  };
}

function showIfProcessing({ payment_status }: Outcome): boolean {
  if (payment_status !== 'processing') return false;
  alertSuccess(sentenceOf('PaymentProcessing'));
  return true;
}

/** A smaller deposit that is held counts, so only the rest is charged. */
export const missingCents = (deposit_amount: string, deposit_held: string): number =>
  Math.max(0, centsOf(deposit_amount) - centsOf(deposit_held));
