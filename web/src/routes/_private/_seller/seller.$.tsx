import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../../../no-access.ts';
import { noSuchPage } from '../../../no-such-page.ts';
import { SellerPage } from '../../../pages/static/seller-page.tsx';
import { findSellerTitle } from '../../../pages/static/seller-paths.ts';

export const Route = createFileRoute('/_private/_seller/seller/$')({
  beforeLoad: ({ context, params }) => {
    requireRole(context.session, ['seller', 'admin']);
    const { _splat: path = '' } = params;
    return { path, title: findSellerTitle(path) ?? noSuchPage() };
  },
  head: ({ match }) => ({ meta: [{ title: `${match.context.title} | Hammerdock` }] }),
  component: Seller,
});

function Seller() {
  const { path, title } = Route.useRouteContext();
  return <SellerPage path={path} title={title} />;
}
