import { createFileRoute } from '@tanstack/react-router';
import { ReceiptPage } from '../../pages/invoices/receipt-page.tsx';

export const Route = createFileRoute('/_private/invoice/$id')({
  head: () => ({ meta: [{ title: 'Receipt | Hammerdock' }] }),
  component: ReceiptPage,
});
