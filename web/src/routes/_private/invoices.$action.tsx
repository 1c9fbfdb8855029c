import { createFileRoute, notFound } from '@tanstack/react-router';
import { findInvoiceList } from '../../pages/invoices/invoice-lists.ts';
import { InvoicesPage } from '../../pages/invoices/invoices-page.tsx';

export interface ReceiptsAddress {
  readonly page?: number;
}

export const Route = createFileRoute('/_private/invoices/$action')({
  validateSearch: (search: Record<string, unknown>): ReceiptsAddress => {
    const page = Number(search['page']);
    return Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {};
  },
  beforeLoad: ({ params }) => {
    const list = findInvoiceList(params.action);
    // The router's own way to say that there is no such page.
    // eslint-disable-next-line typescript/only-throw-error
    if (list === undefined) throw notFound();
    return { list };
  },
  head: () => ({ meta: [{ title: 'My Receipts | Hammerdock' }] }),
  component: Receipts,
});

function Receipts() {
  const { list } = Route.useRouteContext();
  const { page = 1 } = Route.useSearch();
  return <InvoicesPage list={list} page={page} />;
}
