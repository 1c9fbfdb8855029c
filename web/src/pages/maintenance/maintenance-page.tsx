import { Button, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '../../api/query.tsx';
import { useSessionChange } from '../../api/session.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { LinkButton } from '../../links.tsx';
import { paths } from '../../paths.ts';

const LOOK_EVERY_MS = 15_000;

/** /maintanence: shown during maintenance; leads home when it is over. */
export function MaintenancePage() {
  const { data, refetch, isFetching } = useCall('defaults.getDefault', {});
  const renewSession = useSessionChange();
  const navigate = useNavigate();
  const closed = data?.maintenanceData.enabled === true;
  const look = async () => {
    const { data: now } = await refetch();
    if (now?.maintenanceData.enabled !== false) return;
    await renewSession();
    await navigate({ to: paths.home });
  };
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (!closed) return undefined;
    const timer = setInterval(() => void lookAgain(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [closed]);
  if (!closed) return <OpenNotice />;
  return (
    <ClosedNotice message={data.maintenanceData.message}>
      <Button mt="sm" loading={isFetching} onClick={() => void look()}>
        Try again
      </Button>
    </ClosedNotice>
  );
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
