import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { HelpPage } from '../pages/text/help-page.tsx';

export const Route = createFileRoute('/help')({
  loader: async ({ context: { queryClient, api } }) => {
    const [page] = await Promise.all([
      queryClient.ensureQueryData(
        callQuery(api, 'defaults.getStaticPageContent', { page_id: 'help' }),
      ),
      queryClient.ensureQueryData(callQuery(api, 'defaults.getLocations', {})),
    ]);
    return page;
  },
  head: () => ({ meta: [{ title: 'Help | Hammerdock' }] }),
  component: Page,
});

function Page() {
  return <HelpPage page={Route.useLoaderData()} />;
}
