import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';

/** Asks before another page is opened, or the tab is closed, with unsaved text. */
export function UnsavedDialog({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    // The dialogs of a page are in its query.
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave without saving?">
      <Text>
        Your changes aren’t on the page yet. They’ll stay in this browser as a draft until you save
        or discard them.
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => reset?.()}>Keep editing</Button>
      </Group>
    </Modal>
  );
}
