import { createFileRoute } from '@tanstack/react-router';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { BankDetailsPage } from '../../../pages/seller/payments/bank-details-page.tsx';
import { readBankAddress } from '../../../pages/seller/payments/setup-address.ts';

export const Route = createFileRoute('/_private/_seller/seller/payments/bank_details')({
  validateSearch: readStrictly(readBankAddress),
  head: () => ({ meta: [{ title: 'Payouts and Bank Details | Hammerdock' }] }),
  component: BankDetails,
});

function BankDetails() {
  const { page = 1, setup } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BankDetailsPage
      page={page}
      setup={setup}
      onPage={(next) => void navigate({ search: { page: next } })}
    />
  );
}
