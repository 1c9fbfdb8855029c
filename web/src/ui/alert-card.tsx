import { CloseButton } from '@mantine/core';
import { CheckIcon, TriangleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './alert-card.module.css';

interface Props {
  readonly tone: 'good' | 'bad';
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** An alert over the page. Only an error interrupts a screen reader (UX-01). */
export function AlertCard({ tone, onClose, children }: Props) {
  const Mark = tone === 'good' ? CheckIcon : TriangleAlertIcon;
  return (
    <div className={classes.card} data-tone={tone} role={tone === 'good' ? 'group' : 'alert'}>
      <span className={classes.mark}>
        <Mark size={18} strokeWidth={2.6} aria-hidden />
      </span>
      <div className={classes.text}>{children}</div>
      <CloseButton
        className={classes.close ?? ''}
        iconSize={16}
        aria-label="Close this message"
        onClick={onClose}
      />
    </div>
  );
}
