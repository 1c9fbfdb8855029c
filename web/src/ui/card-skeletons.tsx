import { Skeleton, Stack } from '@mantine/core';
import { LotGrid } from './lot-grid.tsx';

/** As many and as tall as the cards they stand for. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <LotGrid label="Loading">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height={340} radius="lg" />
      ))}
    </LotGrid>
  );
}

/** The same for a list of rows. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <Stack gap="sm" aria-label="Loading" role="status">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height={180} radius="lg" />
      ))}
    </Stack>
  );
}
