import { Button, Group, Stack, Text } from '@mantine/core';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly opened: boolean;
  readonly busy: boolean;
  readonly message: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** UX-04: says what closing the store does before it is done. */
export function CloseStoreDialog({ opened, busy, message, onConfirm, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Close the store now?">
      <Stack gap="xs">
        <Text>
          Everyone except admins sees your message instead of the store. Bids and payments stop
          right away, even on pages that are open now.
        </Text>
        <Text>
          Lots that would have closed get five more minutes after you reopen. The pickup desk keeps
          working.
        </Text>
      </Stack>
      <Text mt="md">
        {message === '' ? 'Visitors see the standard message.' : `Visitors see: “${message}”`}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Keep it open
        </Button>
        <Button color="red" loading={busy} onClick={onConfirm}>
          Yes, close it now
        </Button>
      </Group>
    </Modal>
  );
}
