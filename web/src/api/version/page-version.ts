// Whether this page is older than the server (OPS-08): every answer states the server's version.
import { APP_VERSION } from '@hammerdock/contract/app-version.ts';
import { openSignal } from '../../lib/signal.ts';

const { notify, subscribe } = openSignal();
let outdated = false;

/** null: the response did not come from the server, for example a proxy's error page. */
export function noteServerVersion(version: string | null): void {
  if (outdated || version === null || version === APP_VERSION) return;
  outdated = true;
  notify();
}

export const pageVersion = { subscribe, isOutdated: () => outdated };
