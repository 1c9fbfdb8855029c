import { alerts } from '../lib/notices/alerts.ts';

/** Other tests of this worker may have left more than are shown at once. */
export function closeAlerts(): void {
  for (;;) {
    const [first] = alerts.shown();
    if (first === undefined) return;
    alerts.close(first.id);
  }
}
