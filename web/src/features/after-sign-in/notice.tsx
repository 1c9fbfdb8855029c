import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogActions } from '../../ui/layers/dialog-actions.tsx';
import { Modal } from '../../ui/layers/modal.tsx';

interface Props {
  readonly title: string;
  readonly busy: boolean;
  readonly children: ReactNode;
  /** 1: dismissed permanently; 0: until the next sign-in. */
  readonly onAnswer: (flag: 0 | 1) => void;
}

/** AUTH-18: a notice with two answers; closing it counts as the temporary one. */
export function Notice({ title, busy, children, onAnswer }: Props) {
  return (
    <Modal opened onClose={() => onAnswer(0)} title={title} size="lg">
      {children}
      <DialogActions>
        <Button disabled={busy} onClick={() => onAnswer(1)}>
          Accept &amp; Don&apos;t Show Again
        </Button>
        <Button variant="default" disabled={busy} onClick={() => onAnswer(0)}>
          Accept &amp; Close
        </Button>
      </DialogActions>
    </Modal>
  );
}
