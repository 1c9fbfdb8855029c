import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../lib/address/page-address.ts';
import { noSuchPage } from '../../no-such-page.ts';
import { RefundsPage } from '../../pages/refunds/refunds-page.tsx';
import { readStrictly } from '../../lib/address/read-strictly.ts';

const readAddress = readStrictly(readPageAddress);

export const Route = createFileRoute('/_private/return/$action')({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => {
    if (params.action !== 'all') noSuchPage();
  },
  head: () => ({ meta: [{ title: 'My Refunds | Hammerdock' }] }),
  component: Refunds,
});

function Refunds() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <RefundsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
