import type { ReactNode } from 'react';
import classes from './dialog-actions.module.css';

/** The buttons below a dialog's text, the main one first. */
export const DialogActions = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
