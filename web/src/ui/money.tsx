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
  const changes = useChanges(cents);
  return (
    <span
      className={classes.money}
      data-size={size}
      data-emphasis={emphasis}
      // Two names for one glow: the next change starts it afresh.
      data-glow={live && changes > 0 ? (changes % 2 === 0 ? 'even' : 'odd') : undefined}
    >
      {dollarsOf(cents)}
    </span>
  );
}

function useChanges(cents: Cents): number {
  const [seen, setSeen] = useState({ cents, changes: 0 });
  if (seen.cents !== cents) setSeen({ cents, changes: seen.changes + 1 });
  return seen.changes;
}
