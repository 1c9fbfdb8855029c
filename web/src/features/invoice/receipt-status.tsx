import { Badge } from '@mantine/core';
import type { InvoiceDetail, ReceiptRow } from '@hammerdock/contract/shapes/invoice.ts';
import { RECEIPT_STATUS } from '@hammerdock/contract/texts/receipt-status.ts';

const COLOR = { paid: 'spruce', partial: 'amber', unpaid: 'red', void: 'gray' } as const;

interface StatusProps extends Pick<ReceiptRow, 'status'> {
  /** A payment is pending: the buyer has done what there is to do. */
  readonly isProcessing?: boolean;
}

export function ReceiptStatus({ status, isProcessing = false }: StatusProps) {
  const isPending = isProcessing && mayPay({ status });
  return (
    <Badge variant="light" color={isPending ? 'amber' : COLOR[status]} size="lg">
      {isPending ? 'Processing' : RECEIPT_STATUS[status]}
    </Badge>
  );
}

/** A payment is pending, so that another one would be refused. */
export const isBeingPaid = ({ payments }: Pick<InvoiceDetail, 'payments'>): boolean =>
  payments.some(({ status }) => status === 'processing');

/** Whether the receipt is due and can be paid. */
export const mayPay = ({ status }: Pick<ReceiptRow, 'status'>): boolean =>
  status === 'unpaid' || status === 'partial';
