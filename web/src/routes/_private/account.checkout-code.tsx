import { createFileRoute } from '@tanstack/react-router';
import { CheckoutCodePage } from '../../pages/account/checkout-code-page.tsx';

export const Route = createFileRoute('/_private/account/checkout-code')({
  head: () => ({ meta: [{ title: 'Checkout QR Code | Hammerdock' }] }),
  component: CheckoutCodePage,
});
