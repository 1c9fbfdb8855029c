import { createFileRoute } from '@tanstack/react-router';
import { readExpiredAddress } from '../../pages/expired/expired-address.ts';
import { ExpiredPage } from '../../pages/expired/expired-page.tsx';

export const Route = createFileRoute('/_private/expired_auction')({
  validateSearch: readExpiredAddress,
  head: () => ({ meta: [{ title: 'Expired Auctions | Hammerdock' }] }),
  component: ExpiredPage,
});
