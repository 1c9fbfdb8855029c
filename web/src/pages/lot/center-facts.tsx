import { Skeleton, Stack, Text } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { MapLink } from '../../links.tsx';

/** Address, phone and hours of a pickup center, from the data (R44). */
export function CenterFacts({ name }: { name: string }) {
  const found = useCall('defaults.getLocations', {});
  if (found.isError) return <Text role="alert">{textOf(found.error)}</Text>;
  if (found.data === undefined) return <Skeleton height={150} />;
  const center = found.data.locations.find((one) => one.name === name);
  if (center === undefined) return <Text>{name}</Text>;
  return (
    <Stack gap={2}>
      <Text fw={600}>{center.name}</Text>
      <MapLink address={center.pickup_address} underline="always">
        {center.pickup_address}
      </MapLink>
      <Text>{center.phone}</Text>
      <Text>{center.weeklyHours}</Text>
      <Text>{center.saturdayHours}</Text>
      <Text>{center.sundayHours}</Text>
    </Stack>
  );
}
