import { Button, Group, Text } from '@mantine/core';
import { useTurnOnQuickBid } from '../../../../api/bids/use-turn-on-quick-bid.ts';
import type { RemedyProps } from './remedy.ts';

/** BID-16: offers to turn quick bid on where it was refused. */
export function TurnOnQuickBid({ refused, onClose }: RemedyProps) {
  const { busy, turnOn } = useTurnOnQuickBid(onClose);
  return (
    <>
      <Text>{refused.message}</Text>
      <Text size="sm" c="dimmed" mt="xs">
        Quick bid places the next bid at once, without a confirmation. Nothing was bid yet.
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={busy} onClick={turnOn}>
          Turn on
        </Button>
      </Group>
    </>
  );
}
