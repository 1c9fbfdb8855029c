import { createFileRoute } from '@tanstack/react-router';
import { PhotoArchivePage } from '../../../pages/seller/import/photo-archive-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/import/photos/$id')({
  head: () => ({ meta: [{ title: 'Photos | Hammerdock' }] }),
  component: PhotoArchive,
});

function PhotoArchive() {
  const { id } = Route.useParams();
  return <PhotoArchivePage id={id} />;
}
