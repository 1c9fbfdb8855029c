import { Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** Related fields of a long form under a heading. */
export function FieldGroup({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Stack role="group" aria-labelledby={id} mt="xs">
      <div>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {hint !== undefined && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  );
}
