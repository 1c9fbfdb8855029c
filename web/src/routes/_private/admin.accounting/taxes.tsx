import { createFileRoute } from '@tanstack/react-router';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { requireRole } from '../../../no-access.ts';
import { TaxPage } from '../../../pages/accounting/tax-page.tsx';

const readAddress = readStrictly(({ year }: Record<string, unknown>): { year?: number } =>
  /^20\d\d$/.test(String(year)) ? { year: Number(year) } : {},
);

export const Route = createFileRoute('/_private/admin/accounting/taxes')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Sales tax | Hammerdock' }] }),
  component: Taxes,
});

function Taxes() {
  const { year = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TaxPage
      year={year}
      onYear={(next) => void navigate({ search: { year: next }, replace: true })}
    />
  );
}
