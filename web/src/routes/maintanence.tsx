import { createFileRoute } from '@tanstack/react-router';
import { RETRY_AFTER } from '../retry-after.ts';
import { callQuery } from '../api/query.tsx';
import { readReferer } from '../lib/address/same-site-path.ts';
import { MaintenancePage } from '../pages/maintenance/maintenance-page.tsx';

export const Route = createFileRoute('/maintanence')({
  validateSearch: readReferer,
  // An earlier answer may say that the store is open.
  loader: ({ context }) =>
    context.queryClient.fetchQuery({
      ...callQuery(context.api, 'defaults.getDefault', {}),
      staleTime: 0,
    }),
  // entry-server.tsx turns this header into status 503.
  headers: ({ loaderData }) =>
    loaderData?.maintanenceData.enabled === true ? { [RETRY_AFTER]: '60' } : {},
  head: () => ({ meta: [{ title: 'Maintenance | Hammerdock' }] }),
  component: MaintenancePage,
});
