import { createFileRoute } from '@tanstack/react-router';
import { noSuchPage } from '../../no-such-page.ts';
import { ExplainedPage } from '../../pages/static/explained-page.tsx';
import { REFUNDS } from '../../pages/static/explained.ts';

export const Route = createFileRoute('/_private/return/$action')({
  beforeLoad: ({ params }) => {
    if (params.action !== 'all') noSuchPage();
  },
  head: () => ({ meta: [{ title: 'Refunds | Hammerdock' }] }),
  component: Refunds,
});

function Refunds() {
  return <ExplainedPage page={REFUNDS} />;
}
