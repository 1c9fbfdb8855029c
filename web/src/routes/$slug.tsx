import { createFileRoute, notFound } from '@tanstack/react-router';
import { callQuery } from '../api/query.tsx';
import { isStaticSlug } from '../pages/text/static-slugs.ts';
import { TextPage } from '../pages/text/text-page.tsx';

export const Route = createFileRoute('/$slug')({
  beforeLoad: ({ params }) => {
    // The router's own way to say that there is no such page.
    // eslint-disable-next-line typescript/only-throw-error
    if (!isStaticSlug(params.slug)) throw notFound();
  },
  loader: ({ context, params }) =>
    context.queryClient.ensureQueryData(
      callQuery(context.api, 'defaults.getStaticPageContent', { page_id: params.slug }),
    ),
  head: ({ loaderData }) => ({
    meta: loaderData === undefined ? [] : [{ title: `${loaderData.title} | Hammerdock` }],
  }),
  component: StaticPage,
});

function StaticPage() {
  return <TextPage page={Route.useLoaderData()} />;
}
