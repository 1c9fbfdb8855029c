import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../../lib/address/page-address.ts';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { BankDetailsPage } from '../../../pages/seller/payments/bank-details-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/payments/bank_details')({
  validateSearch: readStrictly(readPageAddress),
  head: () => ({ meta: [{ title: 'Payouts and Bank Details | Hammerdock' }] }),
  component: BankDetails,
});

function BankDetails() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BankDetailsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />
  );
}
