import { createFileRoute } from '@tanstack/react-router';
import { ClosingPage } from '../../pages/closing/closing-page.tsx';

export const Route = createFileRoute('/_private/auctions/closing')({
  head: () => ({ meta: [{ title: 'Closing Soon | Hammerdock' }] }),
  component: ClosingPage,
});
