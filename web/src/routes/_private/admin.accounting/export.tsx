import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../../../no-access.ts';
import { ExportPage } from '../../../pages/accounting/export-page.tsx';

export const Route = createFileRoute('/_private/admin/accounting/export')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  head: () => ({ meta: [{ title: 'Export | Hammerdock' }] }),
  component: ExportPage,
});
