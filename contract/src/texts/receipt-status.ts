import type { ReceiptRow } from '../shapes/invoice.ts';

export const RECEIPT_STATUS: Readonly<Record<ReceiptRow['status'], string>> = {
  paid: 'Paid',
  partial: 'Partially paid',
  unpaid: 'Unpaid',
  void: 'Canceled',
};
