import { Button, Stack, Text, Title } from '@mantine/core';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../../api/query.tsx';
import { useMaintenance } from '../../api/session.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

/** /maintanence: shown during maintenance; leads back when it is over. */
export function MaintenancePage() {
  const { data } = useCall('defaults.getDefault', {});
  const { message, look, isFetching } = useMaintenance();
  const [messageBefore] = useState(message);
  const isOver = messageBefore !== null && message === null;
  useWayBack(isOver);
  // Admins are refused nothing.
  const ownMessage = data?.maintanenceData.enabled === true ? data.maintanenceData.message : null;
  const shown = message ?? messageBefore ?? ownMessage;
  if (shown === null) return <OpenNotice />;
  return (
    <ClosedNotice message={shown}>
      <Button mt="sm" loading={isFetching} onClick={look}>
        Try again
      </Button>
      <LinkButton to={paths.login} variant="subtle" size="sm">
        Staff sign-in
      </LinkButton>
    </ClosedNotice>
  );
}

/** Leads to the requested page when the store is open again. */
function useWayBack(isOver: boolean): void {
  const { referer } = useSearch({ from: '/maintanence' });
  const { history } = useRouter();
  const goBack = useEffectEvent(() => history.replace(referer ?? paths.home));
  useEffect(() => {
    if (isOver) goBack();
  }, [isOver]);
}

function OpenNotice() {
  return (
    <Stack align="center" ta="center" py={72} gap="sm">
      <Title order={1}>The store is open</Title>
      <Text c="dimmed" maw={420}>
        When we close for maintenance, this page says why and for how long. Right now, everything is
        up and running.
      </Text>
      <LinkButton to={paths.home} mt="sm">
        Go to the home page
      </LinkButton>
    </Stack>
  );
}
