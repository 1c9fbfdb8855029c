import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './design-page.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the page; snapshots are taken per section. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className={classes.section} aria-label={title}>
      <Title order={2}>{title}</Title>
      {children}
    </section>
  );
}

interface SampleProps {
  readonly label: string;
  /** Vertical instead of horizontal. */
  readonly stacked?: boolean;
  readonly children: ReactNode;
}

/** Components of one kind under a label. */
export function Sample({ label, stacked = false, children }: SampleProps) {
  return (
    <div className={classes.sample}>
      <p className={classes.label}>{label}</p>
      <div className={stacked ? classes.stack : classes.row}>{children}</div>
    </div>
  );
}
