// The seller console: sellers, and admins who act for one.
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ActingSeller } from '../../features/seller/acting-seller.tsx';
import { requireRole } from '../../no-access.ts';

export const Route = createFileRoute('/_private/_seller')({
  beforeLoad: ({ context }) => requireRole(context.session, ['seller', 'admin']),
  component: SellerPages,
});

function SellerPages() {
  return (
    <ActingSeller>
      <Outlet />
    </ActingSeller>
  );
}
