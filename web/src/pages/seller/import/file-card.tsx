import { Badge, Group, Paper, Stack, Text } from '@mantine/core';
import { LinkButton } from '../../../links.tsx';

interface Props {
  readonly name: string;
  readonly state: string;
  readonly isFailed: boolean;
  /** How much the file has, as "42 rows"; null: unknown. */
  readonly amount: string | null;
  readonly to: string;
}

/** A file that was uploaded, with how far it is. */
export const FileCard = ({ name, state, isFailed, amount, to }: Props) => (
  <Paper withBorder p="sm">
    <Group justify="space-between" gap="sm">
      <Stack gap={4} miw={0}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Group gap="xs">
          <Badge variant="light" color={isFailed ? 'red' : 'gray'}>
            {state}
          </Badge>
          {amount !== null && (
            <Text size="sm" c="dimmed">
              {amount}
            </Text>
          )}
        </Group>
      </Stack>
      <LinkButton variant="default" to={to} aria-label={`Open ${name}`}>
        Open
      </LinkButton>
    </Group>
  </Paper>
);
