import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../lib/address/page-address.ts';
import { InboxPage, type InboxAddress } from '../../pages/admin/inbox-page.tsx';
import { readStrictly } from '../../lib/address/read-strictly.ts';
import { requireRole } from '../../no-access.ts';

const PAGE_MAX = 1_000;

const readAddress = readStrictly((search: Record<string, unknown>): InboxAddress => ({
  ...(String(search['answered']) === '1' ? { answered: 1 } : {}),
  ...readPageAddress(search, PAGE_MAX),
}));

export const Route = createFileRoute('/_private/admin/inbox')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Inbox | Hammerdock' }] }),
  component: Inbox,
});

function Inbox() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InboxPage
      address={address}
      onPage={(page) => void navigate({ search: { ...address, page } })}
    />
  );
}
