import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../../lib/address/page-address.ts';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { requireRole } from '../../../no-access.ts';
import {
  ReconciliationPage,
  type ReconciliationAddress,
} from '../../../pages/accounting/reconciliation-page.tsx';

const readAddress = readStrictly((search: Record<string, unknown>): ReconciliationAddress => ({
  ...(String(search['closed']) === '1' ? { closed: 1 } : {}),
  ...readPageAddress(search),
}));

export const Route = createFileRoute('/_private/admin/accounting/reconciliation')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Reconciliation | Hammerdock' }] }),
  component: Reconciliation,
});

function Reconciliation() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReconciliationPage
      address={address}
      onPage={(page) => void navigate({ search: { ...address, page } })}
    />
  );
}
