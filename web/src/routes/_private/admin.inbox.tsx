import { createFileRoute } from '@tanstack/react-router';
import { InboxPage, type InboxAddress } from '../../pages/admin/inbox-page.tsx';

export const Route = createFileRoute('/_private/admin/inbox')({
  validateSearch: (search: Record<string, unknown>): InboxAddress => {
    const page = Number(search['page']);
    return {
      ...(String(search['answered']) === '1' ? { answered: 1 } : {}),
      ...(Number.isInteger(page) && page > 1 && page <= 1000 ? { page } : {}),
    };
  },
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
