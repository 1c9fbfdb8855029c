import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { LogoMark } from '../../ui/logo.tsx';

/** NAV-09: the maintenance message of the admin. */
export function ClosedNotice({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <Stack align="center" ta="center" py={72} gap="sm" role="status">
      <LogoMark size={56} />
      <Title order={1}>We’ll be right back</Title>
      <Text c="dimmed" maw={460}>
        {message}
      </Text>
      {children}
    </Stack>
  );
}
