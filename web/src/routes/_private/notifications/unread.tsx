import { createFileRoute } from '@tanstack/react-router';
import { readPageAddress } from '../../../lib/address/page-address.ts';
import { readStrictly } from '../../../lib/address/read-strictly.ts';
import { ReceivedPage } from '../../../pages/notifications/received-page.tsx';

const readAddress = readStrictly(readPageAddress);

export const Route = createFileRoute('/_private/notifications/unread')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Unread notifications | Hammerdock' }] }),
  component: Unread,
});

function Unread() {
  const { page = 1 } = Route.useSearch();
  return <ReceivedPage list="unread" page={page} />;
}
