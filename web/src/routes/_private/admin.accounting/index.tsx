import { createFileRoute } from '@tanstack/react-router';
import { isIsoDay } from '../../../lib/address/iso-dates.ts';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { requireRole } from '../../../no-access.ts';
import { TrialBalancePage } from '../../../pages/accounting/trial-balance-page.tsx';

const readAddress = readStrictly(({ date }: Record<string, unknown>): { date?: string } =>
  isIsoDay(date) ? { date } : {},
);

export const Route = createFileRoute('/_private/admin/accounting/')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Trial balance | Hammerdock' }] }),
  component: Accounting,
});

function Accounting() {
  const { date = null } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TrialBalancePage
      date={date}
      onDate={(next) => void navigate({ search: { date: next }, replace: true })}
    />
  );
}
