import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** Nothing to show, and what to do about it (LIST-13). */
export function EmptyState({
  title,
  text,
  action,
}: Record<'title' | 'text', string> & {
  readonly action?: ReactNode;
}) {
  return (
    <Stack align="center" ta="center" gap="xs" py={56}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" maw={420}>
        {text}
      </Text>
      {action}
    </Stack>
  );
}
