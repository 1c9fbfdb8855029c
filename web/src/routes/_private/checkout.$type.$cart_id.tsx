import { createFileRoute, notFound } from '@tanstack/react-router';
import { CheckoutPage } from '../../pages/checkout/checkout-page.tsx';

export const Route = createFileRoute('/_private/checkout/$type/$cart_id')({
  beforeLoad: ({ params }) => {
    // The router's own way to say that there is no such page.
    // eslint-disable-next-line typescript/only-throw-error
    if (params.type !== 'invoice') throw notFound();
  },
  head: () => ({ meta: [{ title: 'Checkout | Hammerdock' }] }),
  component: CheckoutPage,
});
