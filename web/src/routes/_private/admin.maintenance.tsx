import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../../no-access.ts';
import { UpkeepPage } from '../../pages/admin/upkeep-page.tsx';

export const Route = createFileRoute('/_private/admin/maintenance')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  head: () => ({ meta: [{ title: 'Maintenance | Hammerdock' }] }),
  component: UpkeepPage,
});
