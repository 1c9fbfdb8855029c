import type { Cents } from '@hammerdock/domain/money.ts';
import { useState } from 'react';
import { dollarsOf } from '../lib/format.ts';
import classes from './money.module.css';

interface Props {
  readonly cents: Cents;
  /** Left out, it is as large as the words around it. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The number that the eye should find first. */
  readonly emphasis?: boolean;
  /** For a price that others change: it glows for a moment when they do. */
  readonly live?: boolean;
}

/** An amount, in digits of one width: a new price moves nothing beside it (UX-03). */
export function Money({ cents, size, emphasis = false, live = false }: Props) {
  const [first] = useState(cents);
  const [changed, setChanged] = useState(false);
  if (!changed && cents !== first) setChanged(true);
  return (
    <span className={classes.place}>
      <span
        // Another price is another number in its place, and none that has moved there; each glows
        // from its own beginning.
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
