import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { MaintenancePage } from '../pages/maintenance/maintenance-page.tsx';

export const Route = createFileRoute('/maintanence')({
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(callQuery(context.api, 'defaults.getDefault', {})),
  head: () => ({ meta: [{ title: 'Maintenance | Hammerdock' }] }),
  component: MaintenancePage,
});
