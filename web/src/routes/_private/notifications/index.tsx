import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../../lib/address/page-address.ts';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { ReceivedPage } from '../../../pages/notifications/received-page.tsx';

const readAddress = readStrictly(readPageAddress);

export const Route = createFileRoute('/_private/notifications/')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Notifications | Hammerdock' }] }),
  component: Received,
});

function Received() {
  const { page = 1 } = Route.useSearch();
  return <ReceivedPage list="all" page={page} />;
}
