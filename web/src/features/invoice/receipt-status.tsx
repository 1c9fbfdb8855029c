import { Badge } from '@mantine/core';
import type { ReceiptRow } from '@hammerdock/contract/shapes/invoice.ts';
import { RECEIPT_STATUS } from '@hammerdock/contract/texts/receipt-status.ts';

const COLOR = { paid: 'spruce', partial: 'amber', unpaid: 'red', void: 'gray' } as const;

export function ReceiptStatus({ status }: Pick<ReceiptRow, 'status'>) {
  return (
    <Badge variant="light" color={COLOR[status]} size="lg">
      {RECEIPT_STATUS[status]}
    </Badge>
  );
}

/** Whether the receipt is due and can be paid. */
export const mayPay = ({ status }: Pick<ReceiptRow, 'status'>): boolean =>
  status === 'unpaid' || status === 'partial';
