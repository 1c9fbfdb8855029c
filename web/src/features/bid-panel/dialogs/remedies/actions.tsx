import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** The buttons below a dialog's text: leave, and the remedy. */
export function Actions({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Group justify="flex-end" mt="lg" gap="sm">
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      {children}
    </Group>
  );
}
