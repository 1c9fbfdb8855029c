import { Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { PushSection } from '../../features/push/push-section.tsx';
import { AccountTabs } from '../../features/sidebar/account-tabs.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { DeliveryNotices } from './delivery-notices.tsx';
import { FollowedSellers } from './followed-sellers.tsx';
import { PreferenceForm } from './preference-form.tsx';

/** S2: the user's notifications, by email and text message. */
export function NotificationsPage() {
  return (
    <>
      <AccountTabs />
      <PageHead title="My Notifications" />
      <Text maw="48rem" mb="lg">
        We send out many emails. Some of them, such as payment information, are sent regardless of
        your preferences.
      </Text>
      <Preferences />
      <PushSection />
      <FollowedSellers />
    </>
  );
}

function Preferences() {
  const found = useCall('notifications.getUserNotification', {});
  if (found.isError && found.data === undefined) {
    return (
      <ErrorState
        title="We couldn’t load your preferences"
        text={textOf(found.error)}
        onRetry={() => void found.refetch()}
      />
    );
  }
  if (found.data === undefined) return <ListSkeletons label="Loading your preferences" />;
  return (
    <>
      <DeliveryNotices {...found.data} />
      <PreferenceForm saved={found.data} />
    </>
  );
}
