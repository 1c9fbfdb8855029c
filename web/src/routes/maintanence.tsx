import { createFileRoute } from '@tanstack/react-router';
import { RETRY_AFTER } from '../retry-after.ts';
import { callQuery } from '../api/query.tsx';
import { MaintenancePage } from '../pages/maintenance/maintenance-page.tsx';

export const Route = createFileRoute('/maintanence')({
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(callQuery(context.api, 'defaults.getDefault', {})),
  // entry-server.tsx turns this header into status 503.
  headers: ({ loaderData }) =>
    loaderData?.maintenanceData.enabled === true ? { [RETRY_AFTER]: '60' } : {},
  head: () => ({ meta: [{ title: 'Maintenance | Hammerdock' }] }),
  component: MaintenancePage,
});
