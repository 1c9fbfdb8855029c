// The frame of the sign-in and registration pages.
import { Fieldset, Paper, Stack, Text, Title } from '@mantine/core';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

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
        <Fieldset variant="unstyled" disabled={!useHydrated()}>
          <Stack gap="md">{children}</Stack>
        </Fieldset>
      </Stack>
    </Paper>
  );
}
