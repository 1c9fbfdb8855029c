import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './choice.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
}

/** A checkbox or radio button with a label, as plain elements: a search has some thirty. */
export const Choice = ({ type, children, ...rest }: Props) => (
  <label className={classes.choice}>
    <input type={type} className={classes.mark} {...rest} />
    <span>{children}</span>
  </label>
);
