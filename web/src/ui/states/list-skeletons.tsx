import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

const COUNT = 4;

/** The loading state of a list (LIST-13); the label is announced. */
export function ListSkeletons({ label }: { label: string }) {
  return (
    <Stack gap="sm" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: COUNT }, (_, place) => (
        <Skeleton key={place} height="5.5rem" radius="md" />
      ))}
    </Stack>
  );
}
