import type { ReactNode } from 'react';
import classes from './lot-status.module.css';

interface Props {
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly children: ReactNode;
}

/** How one stands on a lot; the words say it, the colour only says it faster. */
export function LotStatus({ tone, children }: Props) {
  return (
    <span className={classes.status} data-tone={tone}>
      {children}
    </span>
  );
}
