import { createFileRoute, notFound } from '@tanstack/react-router';
import { ExplainedPage } from '../../pages/static/explained-page.tsx';
import { findSellerPage } from '../../pages/static/explained.ts';

export const Route = createFileRoute('/_private/seller/$')({
  beforeLoad: ({ params }) => {
    const { _splat: rest = '' } = params;
    const page = findSellerPage(rest);
    // The router's own way to say that there is no such page.
    // eslint-disable-next-line typescript/only-throw-error
    if (page === undefined) throw notFound();
    return { page };
  },
  head: ({ match }) => ({ meta: [{ title: `${match.context.page.title} | Hammerdock` }] }),
  component: SellerPage,
});

function SellerPage() {
  return <ExplainedPage page={Route.useRouteContext().page} />;
}
