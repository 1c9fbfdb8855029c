import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from '../../../../ui/layers/dialog-actions.tsx';

interface Props {
  readonly onClose: () => void;
  /** Leaving would look as if nothing was done. */
  readonly isSending?: boolean;
  readonly children: ReactNode;
}

/** The buttons below a dialog's text: the remedy, and leave. */
export function Actions({ onClose, isSending = false, children }: Props) {
  return (
    <DialogActions>
      {children}
      <Button variant="default" disabled={isSending} onClick={onClose}>
        Cancel
      </Button>
    </DialogActions>
  );
}
