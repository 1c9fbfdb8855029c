import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from '../../../../ui/layers/dialog-actions.tsx';

/** The buttons below a dialog's text: the remedy, and leave. */
export function Actions({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <DialogActions>
      {children}
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
    </DialogActions>
  );
}
