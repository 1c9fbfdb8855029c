import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../no-such-page.ts';
import { loadPage } from '../pages/text/load-page.ts';
import { isStaticSlug } from '../pages/text/static-slugs.ts';
import { TextPage } from '../pages/text/text-page.tsx';

export const Route = createFileRoute('/$slug')({
  beforeLoad: ({ params }) => {
    if (!isStaticSlug(params.slug)) noSuchPage();
  },
  loader: ({ context, params }) => loadPage(context, params.slug),
  head: ({ loaderData }) => ({
    meta: loaderData === undefined ? [] : [{ title: `${loaderData.title} | Hammerdock` }],
  }),
  component: StaticPage,
});

function StaticPage() {
  return <TextPage page={Route.useLoaderData()} />;
}
