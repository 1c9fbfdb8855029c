import { createFileRoute } from '@tanstack/react-router';
import { readListAddress } from '../../features/lot/list/list-address.ts';
import { readStrictly } from '../../lib/address/read-strictly.ts';
import { WON_LISTS } from '../../pages/bids/won-lists.ts';
import { WonPage } from '../../pages/bids/won-page.tsx';

const readAddress = readStrictly(readListAddress);

export const Route = createFileRoute('/_private/schedule/completed')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: `${WON_LISTS.completed.title} | Hammerdock` }] }),
  component: CompletedPickups,
});

function CompletedPickups() {
  const navigate = Route.useNavigate();
  return (
    <WonPage
      list={WON_LISTS.completed}
      address={Route.useSearch()}
      onChange={(next) => void navigate({ search: readListAddress(next) })}
    />
  );
}
