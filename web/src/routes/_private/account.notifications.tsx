import { createFileRoute } from '@tanstack/react-router';
import { AccountTabs } from '../../features/sidebar/account-tabs.tsx';
import { ExplainedPage } from '../../pages/static/explained-page.tsx';
import { NOTIFICATIONS } from '../../pages/static/explained.ts';

export const Route = createFileRoute('/_private/account/notifications')({
  head: () => ({ meta: [{ title: 'My Notifications | Hammerdock' }] }),
  component: Notifications,
});

function Notifications() {
  return (
    <>
      <AccountTabs />
      <ExplainedPage page={NOTIFICATIONS} />
    </>
  );
}
