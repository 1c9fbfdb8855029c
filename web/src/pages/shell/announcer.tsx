import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { announcements } from '../../lib/announcements.ts';

const silent = () => '';

/** UX-01: there from the first moment, since a live region must stand before it changes. */
export function Announcer() {
  const { subscribe, current } = announcements;
  const text = useSyncExternalStore(subscribe, current, silent);
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-label="Live changes">
      {text}
    </VisuallyHidden>
  );
}
