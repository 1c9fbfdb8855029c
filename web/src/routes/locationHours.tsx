import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { LocationsPage } from '../pages/text/locations-page.tsx';

export const Route = createFileRoute('/locationHours')({
  loader: async ({ context: { queryClient, api } }) => {
    const [page] = await Promise.all([
      queryClient.ensureQueryData(
        callQuery(api, 'defaults.getStaticPageContent', { page_id: 'locationHours' }),
      ),
      queryClient.ensureQueryData(callQuery(api, 'defaults.getLocations', {})),
    ]);
    return page;
  },
  head: () => ({ meta: [{ title: 'Locations and hours | Hammerdock' }] }),
  component: Page,
});

function Page() {
  return <LocationsPage page={Route.useLoaderData()} />;
}
