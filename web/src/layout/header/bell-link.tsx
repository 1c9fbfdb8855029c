import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { BellIcon } from 'lucide-react';
import { useOwnEvents } from '../../api/live/live-hooks.ts';
import { callQuery } from '../../api/query.tsx';
import { useApi } from '../../api/use-api.ts';
import { useAnnounced } from '../../lib/notices/use-announced.ts';
import { paths } from '../../paths.ts';
import { CountedLink } from './counted-link.tsx';

/** NTF-05: the bell with the number of unread notifications, loaded after the page. */
export function BellLink() {
  useOwnEvents();
  const hydrated = useHydrated();
  const counted = callQuery(useApi(), 'notifications.getUnreadCount', {});
  const found = useQuery({ ...counted, enabled: hydrated });
  const count = found.data?.unreadCount ?? 0;
  useAnnounced('notifications', found.data === undefined ? undefined : wordsOf(count));
  return (
    <CountedLink
      to={paths.received('all')}
      label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
      count={count}
    >
      <BellIcon size={23} aria-hidden />
    </CountedLink>
  );
}

/** Nothing to say when the last one was read. */
const wordsOf = (count: number): string =>
  count === 0 ? '' : `${count} unread ${count === 1 ? 'notification' : 'notifications'}.`;
