import { createFileRoute } from '@tanstack/react-router';
import { NewAuctionPage } from '../../../pages/seller/auctions/new-auction-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/auction/new')({
  head: () => ({ meta: [{ title: 'New auction | Hammerdock' }] }),
  component: NewAuctionPage,
});
