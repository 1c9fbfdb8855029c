import { Button, Group, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CheckCheckIcon, SettingsIcon } from 'lucide-react';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { useSession } from '../../api/session.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PageTabs } from '../../features/page-head/page-tabs.tsx';
import { PushOffer } from '../../features/push/push-offer.tsx';
import { PushSection } from '../../features/push/push-section.tsx';
import { LinkButton } from '../../links.tsx';
import { paths, type ReceivedList } from '../../paths.ts';
import { Pages } from '../../ui/pages.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/states/state-page.tsx';
import { NotificationRow } from './notification-row.tsx';
import { REFRESHED } from './mark-read.ts';
import classes from './notifications.module.css';

const PER_PAGE = 20;

interface Props {
  readonly list: ReceivedList;
  readonly page: number;
}

/** NTF-05: what the user was notified of, whatever is sent by email and text message. */
export function ReceivedPage({ list, page }: Props) {
  const navigate = useNavigate();
  const { user, impersonated } = useSession();
  const found = useCall(
    'notifications.listNotifications',
    { page, limit: PER_PAGE, unread_only: list === 'unread' ? 1 : 0 },
    { keepPrevious: true },
  );
  const unread = found.data?.unreadCount ?? 0;
  return (
    <>
      <PageHead title="Notifications">
        {/* S6: sellers and admins choose none. */}
        {user?.role === 'buyer' && (
          <LinkButton
            to={paths.notifications}
            variant="subtle"
            leftSection={<SettingsIcon size={18} aria-hidden />}
          >
            Settings
          </LinkButton>
        )}
      </PageHead>
      <Stack gap="lg">
        <Group justify="space-between" gap="sm" maw="48rem">
          <PageTabs
            label="Notifications by state"
            tabs={[
              { label: 'All', to: paths.received('all') },
              {
                label: unread === 0 ? 'Unread' : `Unread (${unread})`,
                to: paths.received('unread'),
              },
            ]}
            current={paths.received(list)}
          />
          {unread > 0 && !impersonated && <MarkAll newestId={found.data?.newest_id ?? ''} />}
        </Group>
        {user?.role === 'buyer' && <PushOffer />}
        <Found list={list} found={found} />
        <Pages
          page={page}
          perPage={PER_PAGE}
          count={found.data?.notificationCount ?? 0}
          onChange={(next) => void navigate({ to: paths.received(list), search: { page: next } })}
        />
      </Stack>
      {/* These roles have no page of settings. */}
      {user !== null && user.role !== 'buyer' && <PushSection />}
    </>
  );
}

function MarkAll({ newestId }: { newestId: string }) {
  const markAll = useCommand('notifications.markAllNotificationsRead', { refreshes: REFRESHED });
  return (
    <Button
      variant="default"
      leftSection={<CheckCheckIcon size={18} aria-hidden />}
      loading={markAll.isPending}
      onClick={() => markAll.mutate({ notification_id: newestId })}
    >
      Mark all as read
    </Button>
  );
}

interface FoundProps {
  readonly list: ReceivedList;
  readonly found: ReturnType<typeof useCall<'notifications.listNotifications'>>;
}

function Found({ list, found }: FoundProps) {
  if (found.isError && found.data === undefined) {
    return (
      <ErrorState
        title="We couldn’t load your notifications"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your notifications" />;
  const { notificationList } = found.data;
  if (notificationList.length === 0) return <Nothing list={list} />;
  return (
    <ul className={classes.list}>
      {notificationList.map((one) => (
        <NotificationRow key={one.id} notification={one} />
      ))}
    </ul>
  );
}

const Nothing = ({ list }: { list: ReceivedList }) =>
  list === 'all' ? (
    <EmptyState
      title="No notifications yet"
      text="When you’re outbid, win, or have something to pay or pick up, you’ll see it here."
      action={<LinkButton to={paths.search}>Find something to bid on</LinkButton>}
    />
  ) : (
    <EmptyState
      title="You’re all caught up"
      text="New notifications appear here until you read them."
      action={<LinkButton to={paths.received('all')}>See all notifications</LinkButton>}
    />
  );
