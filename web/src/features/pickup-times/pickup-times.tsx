import { Stack, Text, Title } from '@mantine/core';
import { textOf } from '../../api/call-error.ts';
import { useCall } from '../../api/query.tsx';
import { ListSkeletons } from '../../ui/states/list-skeletons.tsx';
import { ErrorState } from '../../ui/states/state-page.tsx';
import { CenterCard } from './center-card.tsx';
import { REFRESH_MS } from './pickup-center.ts';

/** PICK-01: for each center with paid lots, the pickup time and what can be done about it. */
export function PickupTimes() {
  const found = useCall('pickup.getPickupSlots', {}, { everyMs: REFRESH_MS });
  return (
    <section aria-labelledby="pickup-times">
      <Title order={2} size="h4" id="pickup-times" mb="sm">
        Pickup times
      </Title>
      {found.isPending && <ListSkeletons label="Loading your pickup times" />}
      {found.isError && found.data === undefined && (
        <ErrorState
          title="We couldn’t load your pickup times"
          text={textOf(found.error)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data?.centers.length === 0 && (
        <Text c="dimmed">
          Nothing is ready for pickup right now. Once a receipt is paid, you choose a time here.
        </Text>
      )}
      <Stack>
        {found.data?.centers.map((center) => (
          <CenterCard key={center.center_id} center={center} />
        ))}
      </Stack>
    </section>
  );
}
