import type { ReactNode } from 'react';
import { IconLink } from '../../links.tsx';
import classes from './counted-link.module.css';

const SHOWN_MAX = 99;

interface Props {
  readonly to: string;
  /** With the count in words: the number beside the icon is hidden from screen readers. */
  readonly label: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** An icon of the header with a number. */
export const CountedLink = ({ to, label, count, children }: Props) => (
  <IconLink to={to} variant="plain" aria-label={label}>
    {children}
    {count > 0 && (
      <span className={classes.count} aria-hidden>
        {count > SHOWN_MAX ? `${SHOWN_MAX}+` : count}
      </span>
    )}
  </IconLink>
);
