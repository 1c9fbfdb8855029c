import { createFileRoute } from '@tanstack/react-router';
import { readReferer } from '../../lib/same-site-path.ts';
import { CardsPage } from '../../pages/account/cards-page.tsx';

export const Route = createFileRoute('/_private/payments/saved_cards')({
  validateSearch: readReferer,
  head: () => ({ meta: [{ title: 'Card Details | Hammerdock' }] }),
  component: CardsPage,
});
