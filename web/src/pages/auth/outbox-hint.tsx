import { Text } from '@mantine/core';
import { useCall } from '../../api/query.tsx';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';

/** In a store that sends no messages, links to the outbox page; otherwise renders nothing. */
export function OutboxHint() {
  const { data } = useCall('defaults.getDefault', {});
  if (data?.features['outbox'] !== true) return null;
  return (
    <Text size="sm" c="dimmed">
      This store sends no real messages. Read the codes in its{' '}
      <TextLink to={paths.outbox} target="_blank" underline="always">
        outbox
      </TextLink>
      .
    </Text>
  );
}
