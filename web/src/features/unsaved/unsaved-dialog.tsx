import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';

interface Props {
  readonly unsaved: boolean;
  readonly title?: string;
  /** The button that stays on the page. */
  readonly stay?: string;
  /** What becomes of it. */
  readonly children: string;
}

/** Asks before another page is opened, or the tab is closed, with unsaved text or an upload. */
export function UnsavedDialog({
  unsaved,
  title = 'Leave without saving?',
  stay = 'Keep editing',
  children,
}: Props) {
  const { status, proceed, reset } = useBlocker({
    // The dialogs of a page are in its query.
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <Modal opened={status === 'blocked'} onClose={() => reset?.()} title={title}>
      <Text>{children}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => proceed?.()}>
          Leave
        </Button>
        <Button onClick={() => reset?.()}>{stay}</Button>
      </Group>
    </Modal>
  );
}
