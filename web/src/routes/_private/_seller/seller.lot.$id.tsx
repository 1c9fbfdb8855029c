import { createFileRoute } from '@tanstack/react-router';
import { SellerLotPage } from '../../../pages/seller/lots/lot-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/lot/$id')({
  head: () => ({ meta: [{ title: 'Lot | Hammerdock' }] }),
  component: SellerLot,
});

function SellerLot() {
  const { id } = Route.useParams();
  return <SellerLotPage id={id} />;
}
