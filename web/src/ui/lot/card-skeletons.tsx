import { Skeleton, Stack } from '@mantine/core';
import classes from './card-skeletons.module.css';
import { LotGrid } from './lot-grid.tsx';

/** Loading placeholders with the number and size of the cards. */
export function CardSkeletons({ count }: { count: number }) {
  return (
    <LotGrid label="Loading">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={classes.card}>
          <Skeleton radius={0} className={classes.picture} />
          <Words />
        </div>
      ))}
    </LotGrid>
  );
}

/** Loading placeholders for a list of rows. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <Stack gap="sm" aria-label="Loading" role="status">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={classes.row}>
          <Skeleton radius="md" className={classes.picture} />
          <Words />
        </div>
      ))}
    </Stack>
  );
}

function Words() {
  return (
    <div className={classes.words}>
      <Skeleton height="1.1em" width="92%" />
      <Skeleton height="1.1em" width="60%" />
      <Skeleton height="1.7em" width="45%" mt="auto" />
      <Skeleton height="1em" width="75%" />
    </div>
  );
}
