import type { ComponentPropsWithRef } from 'react';
import classes from './anchor.module.css';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  /** Inherits the size of the surrounding text by default. */
  readonly size?: 'sm';
  /** Underlined inside a sentence, where color alone does not mark a link. */
  readonly underline?: 'always';
}

/** A plain element, cheaper to render than Mantine's, because the home page has a dozen. */
export const Anchor = ({ size, underline, className = '', ...rest }: AnchorProps) => (
  <a
    className={`${classes.anchor} ${className}`}
    data-size={size}
    data-underline={underline}
    {...rest}
  />
);
