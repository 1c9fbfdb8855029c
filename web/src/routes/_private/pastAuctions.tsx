import { createFileRoute } from '@tanstack/react-router';
import { PastAuctionsPage } from '../../pages/past-auctions/past-auctions-page.tsx';

export interface PastAuctionsAddress {
  readonly page?: number;
}

export const Route = createFileRoute('/_private/pastAuctions')({
  validateSearch: (search: Record<string, unknown>): PastAuctionsAddress => {
    const page = Number(search['page']);
    return Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {};
  },
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
