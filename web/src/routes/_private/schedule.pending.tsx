import { createFileRoute } from '@tanstack/react-router';
import { ExplainedPage } from '../../pages/static/explained-page.tsx';
import { SCHEDULE } from '../../pages/static/explained.ts';

export const Route = createFileRoute('/_private/schedule/pending')({
  head: () => ({ meta: [{ title: 'Upcoming pickups | Hammerdock' }] }),
  component: PendingPickups,
});

function PendingPickups() {
  return <ExplainedPage page={SCHEDULE.pending} />;
}
