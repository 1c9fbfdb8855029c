import { createFileRoute } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { TextPage } from '../pages/text/text-page.tsx';

export const Route = createFileRoute('/terms')({
  loader: ({ context }) =>
    context.queryClient.ensureQueryData(
      callQuery(context.api, 'defaults.getStaticPageContent', { page_id: 4 }),
    ),
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? 'Terms'} | Hammerdock` }] }),
  component: TermsPage,
});

function TermsPage() {
  return <TextPage page={Route.useLoaderData()} />;
}
