import { createFileRoute } from '@tanstack/react-router';
import { BidLimitsPage } from '../../pages/admin/bid-limits-page.tsx';

export const Route = createFileRoute('/_private/admin/bid-limits')({
  head: () => ({ meta: [{ title: 'Bid limit requests | Hammerdock' }] }),
  component: BidLimitsPage,
});
