import type { InvoiceList } from '../../paths.ts';

export interface InvoiceListText {
  readonly action: InvoiceList;
  readonly label: string;
  readonly emptyText: string;
}

export const invoiceLists: readonly InvoiceListText[] = [
  {
    action: 'all',
    label: 'All',
    emptyText: 'When you win something, its receipt appears here as soon as the auction closes.',
  },
  { action: 'paid', label: 'Paid', emptyText: 'You have no paid receipts yet.' },
  { action: 'partial', label: 'Unpaid', emptyText: 'There is nothing to pay.' },
];

export const findInvoiceList = (action: string): InvoiceListText | undefined =>
  invoiceLists.find((list) => list.action === action);
