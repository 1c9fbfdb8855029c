import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './awake-fields.module.css';

/**
 * Fields that wait until the page's scripts listen: what is typed into the server's page before
 * that would be lost.
 */
export function AwakeFields({ children }: { children: ReactNode }) {
  const awake = useHydrated();
  return (
    <fieldset className={classes.fields} disabled={!awake}>
      {children}
    </fieldset>
  );
}
