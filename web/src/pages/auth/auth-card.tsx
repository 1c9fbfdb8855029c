// The frame of the sign-in and registration pages.
import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { HydratedFields } from '../../ui/hydrated-fields.tsx';
import { Heading } from '../../ui/heading.tsx';

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
          <Heading order={1} size="h2">
            {title}
          </Heading>
          {lead === undefined ? null : <Text c="dimmed">{lead}</Text>}
        </Stack>
        <HydratedFields>
          <Stack gap="md">{children}</Stack>
        </HydratedFields>
      </Stack>
    </Paper>
  );
}
