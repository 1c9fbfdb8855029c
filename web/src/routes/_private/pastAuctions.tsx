import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../lib/address/page-address.ts';
import { PastAuctionsPage } from '../../pages/past-auctions/past-auctions-page.tsx';
import { readStrictly } from '../../lib/address/read-strictly.ts';

const readAddress = readStrictly(readPageAddress);

export const Route = createFileRoute('/_private/pastAuctions')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Past Auctions | Hammerdock' }] }),
  component: PastAuctions,
});

function PastAuctions() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PastAuctionsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />
  );
}
