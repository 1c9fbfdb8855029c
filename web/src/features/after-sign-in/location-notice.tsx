import { Stack, Text } from '@mantine/core';
import { useCommand } from '../../api/query.tsx';
import type { Answer } from '../../api/calls.ts';
import { MapLink } from '../../links.tsx';
import { Notice } from './notice.tsx';

type Locations = Answer<'account.checkLogedUserAlreadySeenLocation'>['locations'];

/** The pickup locations that are new to the user, with addresses and hours from the data (R44). */
export function LocationNotice({ locations }: { locations: Locations }) {
  const acknowledge = useCommand('account.createUpdateUserSeenLocation', {
    refreshes: ['account.checkLogedUserAlreadySeenLocation'],
  });
  const shown = locations.map(({ city_state_request_params }) => city_state_request_params);
  return (
    <Notice
      title="New Location"
      busy={acknowledge.isPending}
      onAnswer={(flag) => acknowledge.mutate({ flag, locations: shown })}
    >
      <Text mb="sm">
        There’s no shipping. Pick up each item at its own pickup center. Items don’t move between
        centers.
      </Text>
      <Stack gap="sm">
        {locations.map((center) => (
          <div key={center.city_state_request_params}>
            <Text fw={600}>{center.city_state_display}</Text>
            <MapLink address={center.pickup_address}>{center.pickup_address}</MapLink>
            <Text size="sm">{center.weeklyHours}</Text>
            <Text size="sm">{center.saturdayHours}</Text>
            <Text size="sm">{center.sundayHours}</Text>
          </div>
        ))}
      </Stack>
    </Notice>
  );
}
