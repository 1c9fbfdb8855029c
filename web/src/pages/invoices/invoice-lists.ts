import type { InvoiceList } from '../../paths.ts';

export interface InvoiceListText {
  readonly action: InvoiceList;
  readonly label: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

export const invoiceLists: readonly InvoiceListText[] = [
  {
    action: 'all',
    label: 'All',
    emptyTitle: 'No receipts',
    emptyText: 'When you win something, its receipt appears here as soon as the auction closes.',
  },
  {
    action: 'paid',
    label: 'Paid',
    emptyTitle: 'No receipts',
    emptyText: 'You have no paid receipts yet.',
  },
  {
    action: 'partial',
    label: 'Unpaid',
    emptyTitle: 'Nothing to pay',
    emptyText: 'All your receipts are paid.',
  },
];

export const findInvoiceList = (action: string): InvoiceListText | undefined =>
  invoiceLists.find((list) => list.action === action);
