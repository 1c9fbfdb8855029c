import { createFileRoute, notFound } from '@tanstack/react-router';
import { readListAddress } from '../../features/lot/list/list-address.ts';
import { BidsPage } from '../../pages/bids/bids-page.tsx';
import { findBidList } from '../../pages/bids/bid-lists.ts';

export const Route = createFileRoute('/_private/auctions/$type')({
  validateSearch: readListAddress,
  beforeLoad: ({ params }) => {
    const list = findBidList(params.type);
    // The router's own way to say that there is no such page.
    // eslint-disable-next-line typescript/only-throw-error
    if (list === undefined) throw notFound();
    return { list };
  },
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
