import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../../no-access.ts';
import { DeskPage } from '../../pages/staff/desk-page.tsx';

export const Route = createFileRoute('/_private/desk')({
  beforeLoad: ({ context }) => requireRole(context.session, ['staff', 'admin']),
  head: () => ({ meta: [{ title: 'Pickup desk | Hammerdock' }] }),
  component: DeskPage,
});
