import { Skeleton } from '@mantine/core';
import { LotGrid } from './lot-grid.tsx';

/** As many and as tall as the cards they stand for. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <LotGrid label="Loading">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} height={340} radius="md" />
      ))}
    </LotGrid>
  );
}
