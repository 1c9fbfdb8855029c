import type { RefundGround } from '@hammerdock/domain/invoicing/refund-grounds.ts';
import { useState } from 'react';
import { CallError, isRefusal, textOf } from '../../api/call-error.ts';
import type { Answer } from '../../api/calls.ts';
import { useCall, useCommand } from '../../api/query.tsx';

export type Lot = Answer<'pickup.openPickupPass'>['lots'][number];

export interface RefundChoice {
  readonly amount: string;
  readonly mode: 'card' | 'credit';
  /** null: the first refundable reason. */
  readonly type: RefundGround | null;
  readonly returned: boolean;
  readonly reason: string;
  readonly notes: string;
}

/** The choices for a refund of a lot, their preview, and the refund. */
export function useRefund(lot: Lot, onDone: (lot: Lot) => unknown) {
  const [choice, setChoice] = useState<RefundChoice>({
    amount: lot.refundable_amt,
    mode: 'card',
    type: null,
    returned: false,
    reason: '',
    notes: '',
  });
  const [complaint, setComplaint] = useState<string | null>(null);
  const { amount, mode, reason, notes, returned } = choice;
  const wanted = { lot_id: lot.lot_id, amount: amount.replace(',', '.'), refund_mode: mode };
  const preview = useCall('refunds.previewRefund', wanted, { keepPrevious: true });
  const refund = useCommand('refunds.refundLot', {
    refreshes: ['refunds.previewRefund'],
    onDone: (answer) => onDone(answer.lot),
    onRefused: (error) => {
      if (isRefusal(error, 'RefundChanged')) void preview.refetch();
      const beside = error instanceof CallError ? error.fieldErrors['refund_reason'] : undefined;
      setComplaint(beside ?? null);
      return beside !== undefined;
    },
  });
  // A refund needs a current preview.
  const shown = preview.isPlaceholderData || preview.isError ? undefined : preview.data;
  // An amount that cannot be refunded leaves what the other fields show.
  const [last, setLast] = useState(preview.data);
  if (preview.data !== undefined && preview.data !== last) setLast(preview.data);
  const types = last?.refund_types ?? [];
  const type = choice.type ?? types[0] ?? null;
  return {
    choice: { ...choice, type },
    types,
    shown,
    /** Of the last amount that could be refunded. */
    last,
    mayReturn: last?.returnable ?? false,
    trouble: preview.isError ? amountTrouble(preview.error) : null,
    complaint,
    busy: refund.isPending,
    change: (next: Partial<RefundChoice>) => {
      setChoice((before) => ({ ...before, ...next }));
      setComplaint(null);
    },
    give: () => {
      if (reason.trim() === '') return setComplaint('Required');
      if (shown === undefined || type === null) return;
      const { card_amount, credit_amount } = shown;
      const words = { refund_type: type, refund_reason: reason, refund_notes: notes };
      const stated = { card_amount, credit_amount, returned: returned ? 1 : 0 } as const;
      refund.mutate({ ...wanted, ...words, ...stated });
    },
  };
}

/** The error of the amount, or why nothing can be refunded. */
const amountTrouble = (error: unknown): string =>
  (error instanceof CallError ? error.fieldErrors['amount'] : undefined) ?? textOf(error);
