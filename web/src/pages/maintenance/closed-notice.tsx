import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/heading.tsx';
import { LogoMark } from '../../ui/logo.tsx';

/** NAV-09: the maintenance message of the admin. */
export function ClosedNotice({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <Stack align="center" ta="center" py={72} gap="sm" role="status">
      <LogoMark size={56} />
      <Heading order={1}>We’ll be right back</Heading>
      <Text c="dimmed" maw={460}>
        {message}
      </Text>
      {children}
    </Stack>
  );
}
