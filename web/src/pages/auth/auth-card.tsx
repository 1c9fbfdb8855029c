// The frame of the sign-in and registration pages.
import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DisabledUntilHydrated } from '../../until-hydrated.tsx';

interface AuthCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function AuthCard({ title, lead, wide = false, children }: AuthCardProps) {
  return (
    <Paper withBorder maw={wide ? 720 : 440} mx="auto" my="lg" p={{ base: 'md', sm: 'xl' }}>
      <Stack gap="md">
        <Stack gap={4}>
          <Title order={1} size="h2">
            {title}
          </Title>
          {lead === undefined ? null : <Text c="dimmed">{lead}</Text>}
        </Stack>
        <DisabledUntilHydrated>
          <Stack gap="md">{children}</Stack>
        </DisabledUntilHydrated>
      </Stack>
    </Paper>
  );
}
