import { createFileRoute } from '@tanstack/react-router';
import { isRefusal } from '../api/call-error.ts';
import { callQuery } from '../api/query.tsx';
import { readStrictly } from '../lib/address/read-strictly.ts';
import { noSuchPage } from '../no-such-page.ts';
import { PastAuctionPage } from '../pages/past-auctions/past-auction-page.tsx';
import { readOutcomeAddress } from '../features/lot/list/outcome-address.ts';
import { FIRST_SIZE, toPastAuctionInput } from '../pages/past-auctions/past-auction-input.ts';
import { CardSkeletons } from '../ui/lot/card-skeletons.tsx';

const readAddress = readStrictly(readOutcomeAddress);

export const Route = createFileRoute('/pastAuctions/$auctionId')({
  validateSearch: readAddress,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, api }, params, deps }) => {
    const input = toPastAuctionInput(params.auctionId, deps);
    try {
      return await queryClient.ensureQueryData(callQuery(api, 'catalog.getPastAuction', input));
    } catch (error) {
      // A malformed id belongs to no auction.
      if (isRefusal(error, 'NotFound', 'CharactersInvalid', 'InputInvalid')) noSuchPage();
      throw error;
    }
  },
  head: ({ loaderData }) =>
    loaderData === undefined
      ? {}
      : { meta: [{ title: `${loaderData.pastAuction.title}: prices | Hammerdock` }] },
  component: PastAuction,
  pendingComponent: () => <CardSkeletons count={FIRST_SIZE} />,
});

function PastAuction() {
  const { auctionId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <PastAuctionPage
      auctionId={auctionId}
      address={Route.useSearch()}
      onChange={(next) => void navigate({ search: readOutcomeAddress(next) })}
    />
  );
}
