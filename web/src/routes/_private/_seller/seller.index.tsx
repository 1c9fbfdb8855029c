import { createFileRoute } from '@tanstack/react-router';
import { SellerHomePage } from '../../../pages/seller/home/seller-home-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/')({
  head: () => ({ meta: [{ title: 'Today | Hammerdock' }] }),
  component: SellerHomePage,
});
