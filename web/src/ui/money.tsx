import type { Cents } from '@hammerdock/domain/money.ts';
import { dollarsOf } from '../lib/format.ts';
import classes from './money.module.css';

interface Props {
  readonly cents: Cents;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The number that the eye should find first. */
  readonly emphasis?: boolean;
}

/** An amount, in digits of one width: a new price moves nothing beside it. */
export function Money({ cents, size = 'md', emphasis = false }: Props) {
  return (
    <span className={classes.money} data-size={size} data-emphasis={emphasis}>
      {dollarsOf(cents)}
    </span>
  );
}
