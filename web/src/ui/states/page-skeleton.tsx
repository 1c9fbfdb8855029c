import { Skeleton, Stack } from '@mantine/core';
import { ListSkeletons } from './list-skeletons.tsx';

/** In place of a page whose code is still loading. */
export function PageSkeleton() {
  return (
    // As high as the screen, so that the footer does not jump when the page appears.
    <Stack gap="xl" mih="100dvh">
      <Skeleton height="2.25rem" width="12rem" maw="100%" radius="sm" mt="sm" />
      <ListSkeletons label="Loading the page" />
    </Stack>
  );
}
