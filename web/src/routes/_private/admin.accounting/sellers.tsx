import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../../lib/address/page-address.ts';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { requireRole } from '../../../no-access.ts';
import { SellersPage } from '../../../pages/admin/sellers/sellers-page.tsx';

const readAddress = readStrictly(readPageAddress);

export const Route = createFileRoute('/_private/admin/accounting/sellers')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Sellers | Hammerdock' }] }),
  component: Sellers,
});

function Sellers() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <SellersPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
