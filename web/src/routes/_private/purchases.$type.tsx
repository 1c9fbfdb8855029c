import { createFileRoute } from '@tanstack/react-router';
import { readListAddress } from '../../features/lot/list/list-address.ts';
import { readStrictly } from '../../lib/address/read-strictly.ts';
import { noSuchPage } from '../../no-such-page.ts';
import { WON_LISTS } from '../../pages/bids/won-lists.ts';
import { WonPage } from '../../pages/bids/won-page.tsx';

const readAddress = readStrictly(readListAddress);

export const Route = createFileRoute('/_private/purchases/$type')({
  validateSearch: readAddress,
  beforeLoad: ({ params }) => {
    if (params.type !== 'all') noSuchPage();
  },
  head: () => ({ meta: [{ title: `${WON_LISTS.purchases.title} | Hammerdock` }] }),
  component: Purchases,
});

function Purchases() {
  const navigate = Route.useNavigate();
  return (
    <WonPage
      list={WON_LISTS.purchases}
      address={Route.useSearch()}
      onChange={(next) => void navigate({ search: readListAddress(next) })}
    />
  );
}
