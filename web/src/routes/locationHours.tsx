import { createFileRoute } from '@tanstack/react-router';
import { loadPageAndCenters } from '../pages/text/load-page.ts';
import { LocationsPage } from '../pages/text/locations-page.tsx';

export const Route = createFileRoute('/locationHours')({
  loader: ({ context }) => loadPageAndCenters(context, 'locationHours'),
  head: () => ({ meta: [{ title: 'Locations and hours | Hammerdock' }] }),
  component: Page,
});

function Page() {
  return <LocationsPage page={Route.useLoaderData()} />;
}
