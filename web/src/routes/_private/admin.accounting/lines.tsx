import { createFileRoute } from '@tanstack/react-router';
import { isIsoMonth } from '../../../lib/address/iso-dates.ts';
import { readPageAddress } from '../../../lib/address/page-address.ts';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { requireRole } from '../../../no-access.ts';
import {
  AccountLinesPage,
  type LinesAddress,
} from '../../../pages/accounting/account-lines-page.tsx';
import { ACCOUNT_CHOICES } from '../../../pages/accounting/account-name.ts';

const readAddress = readStrictly((search: Record<string, unknown>): LinesAddress => {
  const chosen = ACCOUNT_CHOICES.find(({ value }) => value === search['account']);
  const { month } = search;
  return {
    ...(chosen === undefined ? {} : { account: chosen.value }),
    ...(isIsoMonth(month) ? { month } : {}),
    ...readPageAddress(search),
  };
});

export const Route = createFileRoute('/_private/admin/accounting/lines')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Account lines | Hammerdock' }] }),
  component: Lines,
});

function Lines() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AccountLinesPage
      address={address}
      onChange={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
