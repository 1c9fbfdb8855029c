import { PageTabs } from '../../features/page-head/page-tabs.tsx';
import { paths, type InvoiceList } from '../../paths.ts';
import type { InvoiceListText } from './invoice-lists.ts';

interface Props {
  readonly lists: readonly InvoiceListText[];
  readonly current: InvoiceList;
}

export const InvoiceTabs = ({ lists, current }: Props) => (
  <PageTabs
    label="Receipts by payment"
    tabs={lists.map(({ action, label }) => ({ label, to: paths.invoices(action) }))}
    current={paths.invoices(current)}
  />
);
