import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './hydrated-fields.module.css';

/**
 * Fields that are disabled until hydration, because text typed earlier would be lost.
 */
export function HydratedFields({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <fieldset className={classes.fields} disabled={!hydrated}>
      {children}
    </fieldset>
  );
}
