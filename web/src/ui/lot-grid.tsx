import type { ReactNode } from 'react';
import classes from './lot-grid.module.css';

/** Two cards beside each other on the smallest phone, up to five on a wide screen. */
export function LotGrid({ children, label }: { children: ReactNode; label: string }) {
  return (
    <section className={classes.grid} aria-label={label}>
      {children}
    </section>
  );
}
