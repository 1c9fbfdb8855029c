import { createFileRoute } from '@tanstack/react-router';
import { InfoPage } from '../../pages/static/info-page.tsx';
import { SCHEDULE } from '../../pages/static/info-pages.ts';

export const Route = createFileRoute('/_private/schedule/completed')({
  head: () => ({ meta: [{ title: 'Completed pickups | Hammerdock' }] }),
  component: CompletedPickups,
});

function CompletedPickups() {
  return <InfoPage page={SCHEDULE.completed} />;
}
