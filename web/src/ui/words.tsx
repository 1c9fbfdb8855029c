import type { ReactNode } from 'react';
import classes from './words.module.css';

interface Props {
  readonly size?: 'sm';
  readonly dimmed?: true;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A plain paragraph, cheaper to render than Mantine's, because the home page has a dozen. */
export const Words = ({ size, dimmed, className = '', children }: Props) => (
  <p className={`${classes.words} ${className}`} data-size={size} data-dimmed={dimmed}>
    {children}
  </p>
);
