import { createFileRoute } from '@tanstack/react-router';
import { IntakePage } from '../../../pages/seller/intake/intake-page.tsx';

export const Route = createFileRoute('/_private/_seller/seller/intake')({
  head: () => ({ meta: [{ title: 'Intake | Hammerdock' }] }),
  component: IntakePage,
});
