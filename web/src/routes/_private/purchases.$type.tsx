import { createFileRoute } from '@tanstack/react-router';
import { ExplainedPage } from '../../pages/static/explained-page.tsx';
import { PURCHASES } from '../../pages/static/explained.ts';

export const Route = createFileRoute('/_private/purchases/$type')({
  head: () => ({ meta: [{ title: 'My Purchases | Hammerdock' }] }),
  component: Purchases,
});

function Purchases() {
  return <ExplainedPage page={PURCHASES} />;
}
