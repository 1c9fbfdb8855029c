import type { ReactNode } from 'react';
import classes from './lot-grid.module.css';

/** Two columns on the smallest phone. */
interface Props {
  readonly children: ReactNode;
  readonly label: string;
  /** Five instead of four columns on a wide screen. */
  readonly narrow?: boolean;
}

export function LotGrid({ children, label, narrow = false }: Props) {
  return (
    <section className={classes.grid} aria-label={label} data-narrow={narrow}>
      {children}
    </section>
  );
}
