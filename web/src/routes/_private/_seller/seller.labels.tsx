import { createFileRoute } from '@tanstack/react-router';
import { LabelsPage } from '../../../pages/seller/labels/labels-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/labels')({
  head: () => ({ meta: [{ title: 'Labels | Hammerdock' }] }),
  component: LabelsPage,
});
