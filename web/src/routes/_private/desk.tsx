import { createFileRoute } from '@tanstack/react-router';
import { DeskPage } from '../../pages/staff/desk-page.tsx';

export const Route = createFileRoute('/_private/desk')({
  head: () => ({ meta: [{ title: 'Pickup desk | Hammerdock' }] }),
  component: DeskPage,
});
