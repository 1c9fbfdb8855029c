import { createFileRoute } from '@tanstack/react-router';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { readReportAddress } from '../../../pages/seller/reporting/report-address.ts';
import { ReportsPage } from '../../../pages/seller/reporting/reports-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/reports')({
  validateSearch: readStrictly(readReportAddress),
  head: () => ({ meta: [{ title: 'Reports | Hammerdock' }] }),
  component: Reports,
});

function Reports() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReportsPage
      address={address}
      onAddress={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
