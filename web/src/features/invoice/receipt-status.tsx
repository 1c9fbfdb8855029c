import { Badge } from '@mantine/core';
import type { InvoiceDetail, ReceiptRow } from '@hammerdock/contract/shapes/invoice.ts';
import { RECEIPT_STATUS } from '@hammerdock/contract/texts/receipt-status.ts';

const COLOR = { paid: 'spruce', partial: 'amber', unpaid: 'red', void: 'gray' } as const;

export function ReceiptStatus({ status }: Pick<ReceiptRow, 'status'>) {
  return (
    <Badge variant="light" color={COLOR[status]} size="lg">
      {RECEIPT_STATUS[status]}
    </Badge>
  );
}

/** A payment is pending, so that another one would be refused. */
export const isBeingPaid = ({ payments }: Pick<InvoiceDetail, 'payments'>): boolean =>
  payments.some(({ status }) => status === 'processing');

/** Whether the receipt is due and can be paid. */
export const mayPay = ({ status }: Pick<ReceiptRow, 'status'>): boolean =>
  status === 'unpaid' || status === 'partial';
