import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../../no-such-page.ts';
import { findInvoiceList } from '../../pages/invoices/invoice-lists.ts';
import { readInvoicesAddress } from '../../pages/invoices/invoices-address.ts';
import { InvoicesPage } from '../../pages/invoices/invoices-page.tsx';
import { readStrictly } from '../../lib/address/read-strictly.ts';

const readAddress = readStrictly(readInvoicesAddress);

export const Route = createFileRoute('/_private/invoices/$action')({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => ({ list: findInvoiceList(params.action) ?? noSuchPage() }),
  head: () => ({ meta: [{ title: 'My Receipts | Hammerdock' }] }),
  component: Receipts,
});

function Receipts() {
  const { list } = Route.useRouteContext();
  const { page = 1, paid = null, payment = null } = Route.useSearch();
  return <InvoicesPage list={list} page={page} paid={paid} payment={payment} />;
}
