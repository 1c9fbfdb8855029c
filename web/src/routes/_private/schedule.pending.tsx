import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../../pages/static/info-page.tsx';
import { SCHEDULE } from '../../pages/static/info-pages.ts';

export const Route = createFileRoute('/_private/schedule/pending')({
  head: () => ({ meta: [{ title: 'Upcoming pickups | Hammerdock' }] }),
  component: PendingPickups,
});

function PendingPickups() {
  return <InfoPage page={SCHEDULE.pending} />;
}
