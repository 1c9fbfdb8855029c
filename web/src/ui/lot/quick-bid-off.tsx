import { Button, Group, Text } from '@mantine/core';

interface Props {
  /** The server's sentence. */
  readonly text: string;
  readonly busy: boolean;
  readonly onTurnOn: () => void;
  readonly onClose: () => void;
}

export const QUICK_BID_OFF = 'Quick bid is off';

/** BID-16: offers to turn quick bid on where it was refused. */
export const QuickBidOff = ({ text, busy, onTurnOn, onClose }: Props) => (
  <>
    <Text>{text}</Text>
    <Text size="sm" c="dimmed" mt="xs">
      Quick bid places the next bid at once, without a confirmation. Nothing was bid yet.
    </Text>
    <Group justify="flex-end" mt="lg" gap="sm">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button loading={busy} onClick={onTurnOn}>
        Turn on
      </Button>
    </Group>
  </>
);
