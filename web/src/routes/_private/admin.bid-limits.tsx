import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../../no-access.ts';
import { BidLimitsPage } from '../../pages/admin/bid-limits-page.tsx';

export const Route = createFileRoute('/_private/admin/bid-limits')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  head: () => ({ meta: [{ title: 'Bid limit requests | Hammerdock' }] }),
  component: BidLimitsPage,
});
