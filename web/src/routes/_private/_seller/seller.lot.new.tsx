import { createFileRoute } from '@tanstack/react-router';
import { NewLotPage } from '../../../pages/seller/lots/new-lot-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/lot/new')({
  head: () => ({ meta: [{ title: 'New lot | Hammerdock' }] }),
  component: NewLotPage,
});
