import { createFileRoute } from '@tanstack/react-router';
import { UpkeepPage } from '../../pages/admin/upkeep-page.tsx';

export const Route = createFileRoute('/_private/admin/maintenance')({
  head: () => ({ meta: [{ title: 'Maintenance | Hammerdock' }] }),
  component: UpkeepPage,
});
