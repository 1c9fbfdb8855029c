import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../../no-such-page.ts';
import { CheckoutPage } from '../../pages/checkout/checkout-page.tsx';

export const Route = createFileRoute('/_private/checkout/$type/$cart_id')({
  beforeLoad: ({ params }) => {
    if (params.type !== 'invoice') noSuchPage();
  },
  head: () => ({ meta: [{ title: 'Checkout | Hammerdock' }] }),
  component: CheckoutPage,
});
