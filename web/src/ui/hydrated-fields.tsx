import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './hydrated-fields.module.css';

/**
 * Fields that wait until the page's scripts listen: what is typed into the server's page before
 * that would be lost.
 */
export function HydratedFields({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <fieldset className={classes.fields} disabled={!hydrated}>
      {children}
    </fieldset>
  );
}
