import { TERMS_PAGE } from '@hammerdock/domain/text/terms-page.ts';
import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../pages/text/load-page.ts';
import { TextPage } from '../pages/text/text-page.tsx';

export const Route = createFileRoute('/terms')({
  loader: ({ context }) => loadPage(context, TERMS_PAGE),
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? 'Terms'} | Hammerdock` }] }),
  component: TermsPage,
});

function TermsPage() {
  return <TextPage page={Route.useLoaderData()} />;
}
