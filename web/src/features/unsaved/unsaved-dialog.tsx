import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';

interface Props {
  readonly unsaved: boolean;
  /** What becomes of it. */
  readonly children: string;
}

/** Asks before another page is opened, or the tab is closed, with unsaved text. */
export function UnsavedDialog({ unsaved, children }: Props) {
  const { status, proceed, reset } = useBlocker({
    // The dialogs of a page are in its query.
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title="Leave without saving?">
      <Text>{children}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => reset?.()}>Keep editing</Button>
      </Group>
    </Modal>
  );
}
