import { createFileRoute } from '@tanstack/react-router';
import { readOutcomeAddress } from '../../features/lot/list/outcome-address.ts';
import { ExpiredPage } from '../../pages/expired/expired-page.tsx';
import { readStrictly } from '../../lib/address/read-strictly.ts';

const readAddress = readStrictly(readOutcomeAddress);

export const Route = createFileRoute('/_private/expired_auction')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Expired Auctions | Hammerdock' }] }),
  component: ExpiredPage,
});
