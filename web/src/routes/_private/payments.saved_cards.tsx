import { createFileRoute } from '@tanstack/react-router';
import { readReferer } from '../../lib/address/same-site-path.ts';
import { CardsPage } from '../../pages/account/cards-page.tsx';
import { readStrictly } from '../../lib/address/read-strictly.ts';

const readAddress = readStrictly(readReferer);

export const Route = createFileRoute('/_private/payments/saved_cards')({
  validateSearch: readAddress,
  head: () => ({ meta: [{ title: 'Card Details | Hammerdock' }] }),
  component: Cards,
});

function Cards() {
  const { referer } = Route.useSearch();
  return <CardsPage referer={referer} />;
}
