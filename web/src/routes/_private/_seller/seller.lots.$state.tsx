import { createFileRoute } from '@tanstack/react-router';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { noSuchPage } from '../../../no-such-page.ts';
import { isLotList } from '../../../pages/seller/list-states.ts';
import { readLotsAddress } from '../../../pages/seller/lots/lots-address.ts';
import { SellerLotsPage } from '../../../pages/seller/lots/lots-page.tsx';

const readAddress = readStrictly(readLotsAddress);

export const Route = createFileRoute('/_private/_seller/seller/lots/$state')({
  validateSearch: readAddress,
  beforeLoad: ({ params: { state } }) => ({ list: isLotList(state) ? state : noSuchPage() }),
  head: () => ({ meta: [{ title: 'Lots | Hammerdock' }] }),
  component: SellerLots,
});

function SellerLots() {
  const { list } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    // Another list begins with nothing selected.
    <SellerLotsPage
      key={list}
      list={list}
      address={Route.useSearch()}
      onAddress={(address) => void navigate({ search: readLotsAddress({ ...address }) })}
    />
  );
}
