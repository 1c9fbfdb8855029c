import { createFileRoute } from '@tanstack/react-router';
import { PagesPage } from '../../pages/admin/pages-page.tsx';

export const Route = createFileRoute('/_private/admin/pages')({
  head: () => ({ meta: [{ title: 'Pages | Hammerdock' }] }),
  component: PagesPage,
});
