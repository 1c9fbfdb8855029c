import { VisuallyHidden } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { announcements } from '../lib/notices/announcements.ts';

const silent = () => '';

/** UX-01: rendered from the start, because a live region must exist before it changes. */
export function Announcer() {
  const { subscribe, current } = announcements;
  const text = useSyncExternalStore(subscribe, current, silent);
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-label="Live changes">
      {text}
    </VisuallyHidden>
  );
}
