import { createFileRoute } from '@tanstack/react-router';
import { CardsPage } from '../../../pages/account/cards-page.tsx';
import { SellerCardsPage } from '../../../pages/seller/payments/seller-cards-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/payments/saved_cards')({
  head: () => ({ meta: [{ title: 'Card Details | Hammerdock' }] }),
  component: SellerCards,
});

function SellerCards() {
  return (
    <SellerCardsPage>
      <CardsPage />
    </SellerCardsPage>
  );
}
