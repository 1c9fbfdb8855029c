import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../pages/text/help-page.tsx';
import { loadPageAndCenters } from '../pages/text/load-page.ts';

export const Route = createFileRoute('/help')({
  loader: ({ context }) => loadPageAndCenters(context, 'help'),
  head: () => ({ meta: [{ title: 'Help | Hammerdock' }] }),
  component: Page,
});

function Page() {
  return <HelpPage page={Route.useLoaderData()} />;
}
