import { Group, Loader, VisuallyHidden } from '@mantine/core';

export function Waiting({ label }: { label: string }) {
  return (
    <Group justify="center" py={64} role="status">
      <Loader aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Group>
  );
}
