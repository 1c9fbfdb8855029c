import { Stack, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall, useCommand } from '../../api/query.tsx';
import { MapLink } from '../../links.tsx';
import { Waiting } from '../../ui/states/waiting.tsx';
import { Notice } from './notice.tsx';

/** The pickup locations, with addresses and hours from the data (R44). */
export function LocationNotice() {
  const acknowledge = useCommand('account.createUpdateUserSeenLocation', {
    refreshes: ['account.checkLogedUserAlreadySeenLocation'],
  });
  return (
    <Notice
      title="New Location"
      busy={acknowledge.isPending}
      onAnswer={(flag) => acknowledge.mutate({ flag })}
    >
      <Text mb="sm">
        There’s no shipping. Pick up each item at its own pickup center. Items don’t move between
        centers.
      </Text>
      <Centers />
    </Notice>
  );
}

function Centers() {
  const found = useCall('defaults.getLocations', {});
  if (found.isError) return <Text role="alert">{textOf(found.error)}</Text>;
  if (found.data === undefined) return <Waiting label="Loading the pickup centers" />;
  return (
    <Stack gap="sm">
      {found.data.locations.map((center) => (
        <div key={center.name}>
          <Text fw={600}>{center.city_state_display}</Text>
          <MapLink address={center.pickup_address}>{center.pickup_address}</MapLink>
          <Text size="sm">{center.weeklyHours}</Text>
          <Text size="sm">{center.saturdayHours}</Text>
        </div>
      ))}
    </Stack>
  );
}
