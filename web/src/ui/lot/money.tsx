import type { Cents } from '@hammerdock/domain/money.ts';
import { useState } from 'react';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import classes from './money.module.css';

interface Props {
  readonly cents: Cents;
  /** Inherits the size of the surrounding text by default. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Emphasizes the number. */
  readonly emphasis?: boolean;
  /** Highlights the price for a moment when it changes. */
  readonly live?: boolean;
}

/** An amount in tabular digits, so that a new price does not shift the layout (UX-03). */
export function Money({ cents, size, emphasis = false, live = false }: Props) {
  const [first] = useState(cents);
  const [changed, setChanged] = useState(false);
  if (!changed && cents !== first) setChanged(true);
  return (
    <span className={classes.place}>
      <span
        // Keyed by price, so that each price restarts the highlight.
        key={cents}
        className={classes.money}
        data-size={size}
        data-emphasis={emphasis}
        data-glow={live && changed ? true : undefined}
      >
        {dollarsOf(cents)}
      </span>
    </span>
  );
}
