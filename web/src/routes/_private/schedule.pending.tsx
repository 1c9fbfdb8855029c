import { createFileRoute } from '@tanstack/react-router';
import { readListAddress } from '../../features/lot/list/list-address.ts';
import { readStrictly } from '../../lib/address/read-strictly.ts';
import { WON_LISTS } from '../../pages/bids/won-lists.ts';
import { WonPage } from '../../pages/bids/won-page.tsx';

const readAddress = readStrictly(readListAddress);

export const Route = createFileRoute('/_private/schedule/pending')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: `${WON_LISTS.pending.title} | Hammerdock` }] }),
  component: PendingPickups,
});

function PendingPickups() {
  const navigate = Route.useNavigate();
  return (
    <WonPage
      list={WON_LISTS.pending}
      address={Route.useSearch()}
      onChange={(next) => void navigate({ search: readListAddress(next) })}
    />
  );
}
