import { createFileRoute } from '@tanstack/react-router';
import { StatementPage } from '../../../pages/seller/payments/statement-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/statement/$auctionId')({
  head: () => ({ meta: [{ title: 'Statement | Hammerdock' }] }),
  component: SellerStatement,
});

function SellerStatement() {
  const { auctionId } = Route.useParams();
  return <StatementPage auctionId={auctionId} />;
}
