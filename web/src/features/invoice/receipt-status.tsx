import { Badge } from '@mantine/core';
import type { ReceiptRow } from '@hammerdock/contract/shapes/invoice.ts';

const SHOWN = {
  paid: { label: 'Paid', color: 'spruce' },
  partial: { label: 'Partially paid', color: 'amber' },
  unpaid: { label: 'Unpaid', color: 'red' },
  void: { label: 'Void', color: 'gray' },
} as const;

export function ReceiptStatus({ status }: Pick<ReceiptRow, 'status'>) {
  const { label, color } = SHOWN[status];
  return (
    <Badge variant="light" color={color} size="lg">
      {label}
    </Badge>
  );
}

/** Whether the receipt is due and can be paid. */
export const mayPay = ({ status }: Pick<ReceiptRow, 'status'>): boolean =>
  status === 'unpaid' || status === 'partial';
