import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../../../pages/seller/import/import-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/import/')({
  head: () => ({ meta: [{ title: 'Import | Hammerdock' }] }),
  component: ImportPage,
});
