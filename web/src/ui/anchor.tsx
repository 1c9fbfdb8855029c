import type { ComponentPropsWithRef } from 'react';
import classes from './anchor.module.css';

export interface AnchorProps extends ComponentPropsWithRef<'a'> {
  /** As large as the words around it unless said. */
  readonly size?: 'sm';
  /** Inside a sentence it is underlined, since its colour alone would not tell it. */
  readonly underline?: 'always';
}

/** A plain element, like a heading: there are a dozen on the home page. */
export const Anchor = ({ size, underline, className = '', ...rest }: AnchorProps) => (
  <a
    className={`${classes.anchor} ${className}`}
    data-size={size}
    data-underline={underline}
    {...rest}
  />
);
