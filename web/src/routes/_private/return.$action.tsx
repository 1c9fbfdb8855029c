import { createFileRoute, notFound } from '@tanstack/react-router';
import { ExplainedPage } from '../../pages/static/explained-page.tsx';
import { REFUNDS } from '../../pages/static/explained.ts';

export const Route = createFileRoute('/_private/return/$action')({
  beforeLoad: ({ params }) => {
    // The router's own way to say that there is no such page.
    // eslint-disable-next-line typescript/only-throw-error
    if (params.action !== 'all') throw notFound();
  },
  head: () => ({ meta: [{ title: 'Refunds | Hammerdock' }] }),
  component: Refunds,
});

function Refunds() {
  return <ExplainedPage page={REFUNDS} />;
}
