import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../../pages/account/notifications-page.tsx';

export const Route = createFileRoute('/_private/account/notifications')({
  head: () => ({ meta: [{ title: 'My Notifications | Hammerdock' }] }),
  component: NotificationsPage,
});
