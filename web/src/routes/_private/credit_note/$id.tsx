import { createFileRoute } from '@tanstack/react-router';
import { CreditNotePage } from '../../../pages/refunds/credit-note-page.tsx';

export const Route = createFileRoute('/_private/credit_note/$id')({
  head: () => ({ meta: [{ title: 'Credit Note | Hammerdock' }] }),
  component: CreditNotePage,
});
