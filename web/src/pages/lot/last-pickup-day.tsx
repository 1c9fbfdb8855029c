import { Text } from '@mantine/core';
import type { PickupPlace } from './use-pickup-notice.ts';

type Day = Pick<PickupPlace, 'pickup_day_4' | 'begin_time_4' | 'end_time_4'>;

/** R32: after it a lot that was paid in time is forfeited. */
export const LastPickupDay = ({ place }: { readonly place: Day }) => (
  <Text size="sm" mt="sm">
    Last pickup day: {place.pickup_day_4}, {place.begin_time_4} to {place.end_time_4}
  </Text>
);
