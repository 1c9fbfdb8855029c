import { createFileRoute, notFound } from '@tanstack/react-router';
import { SellerPage } from '../../pages/static/seller-page.tsx';
import { findSellerTitle } from '../../pages/static/seller-paths.ts';

export const Route = createFileRoute('/_private/seller/$')({
  beforeLoad: ({ params }) => {
    const { _splat: path = '' } = params;
    const title = findSellerTitle(path);
    // The router's own way to say that there is no such page.
    // eslint-disable-next-line typescript/only-throw-error
    if (title === undefined) throw notFound();
    return { path, title };
  },
  head: ({ match }) => ({ meta: [{ title: `${match.context.title} | Hammerdock` }] }),
  component: Seller,
});

function Seller() {
  const { path, title } = Route.useRouteContext();
  return <SellerPage path={path} title={title} />;
}
