import { Button, Group, Modal, Text } from '@mantine/core';
import { clearDeviceQueues } from '../../lib/device-queue/device-queue.ts';
import { readWaitingCount } from '../../lib/device-queue/waiting-mark.ts';

export interface DiscardProps {
  readonly onClose: () => void;
  /** With what deletes the queues, whose code is loaded with this dialog. */
  readonly onDiscard: (clear: () => Promise<void>) => void;
}

/** Asks before signing out deletes lots and hand-overs that are only on this device. */
export function DiscardDialog({ onClose, onDiscard }: DiscardProps) {
  const [lots, handovers] = [readWaitingCount('lots'), readWaitingCount('handovers')];
  const what = lots > 0 && handovers > 0 ? 'both' : handovers > 0 ? 'hand-overs' : 'lots';
  return (
    // Within the menu, which closes once the focus leaves it; without a portal, the inner box would
    // begin at the menu's edge.
    <Modal
      opened
      onClose={onClose}
      title={`Sign out and delete ${what}?`}
      withinPortal={false}
      styles={{ inner: { left: 0 } }}
    >
      {lots > 0 && <Text>{lotsText(lots)}</Text>}
      {handovers > 0 && <Text mt={lots > 0 ? 'sm' : 0}>{handoversText(handovers)}</Text>}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Stay signed in
        </Button>
        <Button color="red" onClick={() => onDiscard(clearDeviceQueues)}>
          Delete and sign out
        </Button>
      </Group>
    </Modal>
  );
}

const lotsText = (count: number): string =>
  count === 1
    ? 'A lot from the intake hasn’t been sent yet. Signing out deletes it.'
    : `${count} lots from the intake haven’t been sent yet. Signing out deletes them.`;

const handoversText = (count: number): string =>
  count === 1
    ? 'A hand-over hasn’t been sent yet. Signing out deletes it, and the lot stays ready.'
    : `${count} hand-overs haven’t been sent yet. Signing out deletes them, ` +
      'and the lots stay ready.';
