import { createFileRoute } from '@tanstack/react-router';
import { AuctionTemplatesPage } from '../../../pages/seller/templates/auction-templates-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/templates')({
  head: () => ({ meta: [{ title: 'Auction templates | Hammerdock' }] }),
  component: AuctionTemplatesPage,
});
