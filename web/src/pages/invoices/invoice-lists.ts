import type { InvoiceList } from '../../paths.ts';

export interface InvoiceListText {
  readonly action: InvoiceList;
  readonly label: string;
}

export const invoiceLists: readonly InvoiceListText[] = [
  {
    action: 'all',
    label: 'All',
  },
  {
    action: 'paid',
    label: 'Paid',
  },
  {
    action: 'partial',
    label: 'Unpaid',
  },
];

export const findInvoiceList = (action: string): InvoiceListText | undefined =>
  invoiceLists.find((list) => list.action === action);
