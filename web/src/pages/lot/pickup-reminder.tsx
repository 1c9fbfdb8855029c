import { Alert, Button, Group, Text } from '@mantine/core';
import { MapPinIcon } from 'lucide-react';
import { MapLink } from '../../links.tsx';
import { LastPickupDay } from './last-pickup-day.tsx';
import { usePickupNotice } from './use-pickup-notice.ts';

/** PV-11 on the lot's own page, where a dialog would hide what the visitor came for. */
export function PickupReminder({ lotId }: { lotId: string }) {
  const { due, busy, answer } = usePickupNotice(lotId);
  if (due === null) return null;
  return (
    <Alert
      component="section"
      role="region"
      title="Pickup Location"
      aria-label="Where you pick up"
      icon={<MapPinIcon size={20} />}
    >
      <Text size="sm">
        Pick up this item at {due.center_name},{' '}
        <MapLink address={due.pickup_address} underline="always" inherit>
          {due.pickup_address}
        </MapLink>
        . Items don’t move between pickup centers.
      </Text>
      <LastPickupDay place={due} />
      <Group justify="flex-end" mt="xs" gap="sm">
        <Button variant="default" size="sm" disabled={busy} onClick={() => answer(0)}>
          Close
        </Button>
        <Button size="sm" disabled={busy} onClick={() => answer(1)}>
          Don&apos;t Show Again
        </Button>
      </Group>
    </Alert>
  );
}
