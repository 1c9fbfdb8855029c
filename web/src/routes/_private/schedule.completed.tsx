import { createFileRoute } from '@tanstack/react-router';
import { ExplainedPage } from '../../pages/static/explained-page.tsx';
import { SCHEDULE } from '../../pages/static/explained.ts';

export const Route = createFileRoute('/_private/schedule/completed')({
  head: () => ({ meta: [{ title: 'Completed pickups | Hammerdock' }] }),
  component: CompletedPickups,
});

function CompletedPickups() {
  return <ExplainedPage page={SCHEDULE.completed} />;
}
