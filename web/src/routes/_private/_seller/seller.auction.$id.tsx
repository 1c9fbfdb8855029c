import { createFileRoute } from '@tanstack/react-router';
import { SellerAuctionPage } from '../../../pages/seller/auctions/auction-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/auction/$id')({
  head: () => ({ meta: [{ title: 'Auction | Hammerdock' }] }),
  component: SellerAuction,
});

function SellerAuction() {
  const { id } = Route.useParams();
  return <SellerAuctionPage key={id} auctionId={id} />;
}
