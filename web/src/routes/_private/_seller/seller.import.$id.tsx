import { createFileRoute } from '@tanstack/react-router';
import { ManifestPage } from '../../../pages/seller/import/manifest-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/import/$id')({
  head: () => ({ meta: [{ title: 'Import | Hammerdock' }] }),
  component: Manifest,
});

function Manifest() {
  const { id } = Route.useParams();
  return <ManifestPage id={id} />;
}
