import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../../no-such-page.ts';
import { CartPage } from '../../pages/cart/cart-page.tsx';
import { CheckoutPage } from '../../pages/checkout/checkout-page.tsx';

export const Route = createFileRoute('/_private/checkout/$type/$cart_id')({
  beforeLoad: ({ params }) => {
    const { type, cart_id } = params;
    if (type !== 'invoice' && (type !== 'cart' || cart_id !== 'mine')) noSuchPage();
  },
  head: () => ({ meta: [{ title: 'Checkout | Hammerdock' }] }),
  component: CheckoutOf,
});

/** S2: of type invoice, the id is the receipt's. */
function CheckoutOf() {
  return Route.useParams().type === 'cart' ? <CartPage /> : <CheckoutPage />;
}
