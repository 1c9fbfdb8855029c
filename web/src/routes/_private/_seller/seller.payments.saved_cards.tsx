import { createFileRoute } from '@tanstack/react-router';
import { SellerCardsPage } from '../../../pages/seller/payments/seller-cards-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/payments/saved_cards')({
  head: () => ({ meta: [{ title: 'Card Details | Hammerdock' }] }),
  component: SellerCardsPage,
});
