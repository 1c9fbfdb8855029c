import { createFileRoute } from '@tanstack/react-router';
import { readListAddress } from '../../features/lot/list/list-address.ts';
import { noSuchPage } from '../../no-such-page.ts';
import { BidsPage } from '../../pages/bids/bids-page.tsx';
import { findBidList } from '../../pages/bids/bid-lists.ts';
import { readStrictly } from '../../lib/address/read-strictly.ts';

const readAddress = readStrictly(readListAddress);

export const Route = createFileRoute('/_private/auctions/$type')({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => ({ list: findBidList(params.type) ?? noSuchPage() }),
  head: ({ match }) => ({ meta: [{ title: `${match.context.list.title} | Hammerdock` }] }),
  component: Auctions,
});

function Auctions() {
  const { list } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <BidsPage
      list={list}
      address={Route.useSearch()}
      onChange={(next) => void navigate({ search: readListAddress(next) })}
    />
  );
}
