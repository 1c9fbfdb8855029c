import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../../lib/address/page-address.ts';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { noSuchPage } from '../../../no-such-page.ts';
import { isAuctionList } from '../../../pages/seller/list-states.ts';
import { SellerAuctionsPage } from '../../../pages/seller/auctions/auctions-page.tsx';

const readAddress = readStrictly((search: Record<string, unknown>) => readPageAddress(search));

export const Route = createFileRoute('/_private/_seller/seller/auctions/$state')({
  validateSearch: readAddress,
  beforeLoad: ({ params: { state } }) => ({ list: isAuctionList(state) ? state : noSuchPage() }),
  head: () => ({ meta: [{ title: 'Auctions | Hammerdock' }] }),
  component: SellerAuctions,
});

function SellerAuctions() {
  const { list } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <SellerAuctionsPage
      state={list}
      address={Route.useSearch()}
      onPage={(page) => void navigate({ search: readPageAddress({ page }) })}
    />
  );
}
