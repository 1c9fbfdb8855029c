import { Button, Group, Modal, Text } from '@mantine/core';
import { clearIntakeQueue } from '../../lib/intake-queue/intake-queue.ts';
import { readWaitingCount } from '../../lib/intake-queue/waiting-mark.ts';

export interface DiscardProps {
  readonly onClose: () => void;
  /** With what deletes the lots, whose code is loaded with this dialog. */
  readonly onDiscard: (clear: () => Promise<void>) => void;
}

/** Asks before signing out deletes lots of the intake that are only on this device. */
export function DiscardDialog({ onClose, onDiscard }: DiscardProps) {
  const count = readWaitingCount();
  return (
    // Within the menu, which closes once the focus leaves it; without a portal, the inner box would
    // begin at the menu's edge.
    <Modal
      opened
      onClose={onClose}
      title="Sign out and delete lots?"
      withinPortal={false}
      styles={{ inner: { left: 0 } }}
    >
      <Text>
        {count === 1
          ? 'A lot from the intake hasn’t been sent yet. Signing out deletes it.'
          : `${count} lots from the intake haven’t been sent yet. Signing out deletes them.`}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Stay signed in
        </Button>
        <Button color="red" onClick={() => onDiscard(clearIntakeQueue)}>
          Delete and sign out
        </Button>
      </Group>
    </Modal>
  );
}
