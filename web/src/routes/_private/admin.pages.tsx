import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../../no-access.ts';
import { PagesPage } from '../../pages/admin/pages-page.tsx';

export const Route = createFileRoute('/_private/admin/pages')({
  beforeLoad: ({ context }) => requireRole(context.session, ['admin']),
  head: () => ({ meta: [{ title: 'Pages | Hammerdock' }] }),
  component: PagesPage,
});
