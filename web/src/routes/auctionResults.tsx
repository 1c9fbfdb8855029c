import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { readPageAddress } from '../lib/address/page-address.ts';
import { readStrictly } from '../lib/address/read-strictly.ts';
import { toPastAuctionsInput } from '../pages/past-auctions/past-auctions-input.ts';
import { PastAuctionsPage } from '../pages/past-auctions/past-auctions-page.tsx';
import { ListSkeletons } from '../ui/states/list-skeletons.tsx';

const readAddress = readStrictly(readPageAddress);

/** The past auctions for everyone; /pastAuctions is for signed-in users (S2). */
export const Route = createFileRoute('/auctionResults')({
  validateSearch: readAddress,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: ({ context: { queryClient, api }, deps }) =>
    queryClient.ensureQueryData(
      callQuery(api, 'catalog.getPastAuctions', toPastAuctionsInput(deps.page)),
    ),
  head: () => ({ meta: [{ title: 'Past Auctions | Hammerdock' }] }),
  component: AuctionResults,
  pendingComponent: () => <ListSkeletons label="Loading past auctions" />,
});

function AuctionResults() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PastAuctionsPage page={page} onPage={(next) => void navigate({ search: { page: next } })} />
  );
}
