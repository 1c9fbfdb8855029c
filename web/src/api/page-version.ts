// Whether this page is of an older version than the server (OPS-08): every answer tells its own.
import { APP_VERSION } from '@hammerdock/contract/app-version.ts';
import { openSignal } from '../lib/signal.ts';

const { tell, subscribe } = openSignal();
let outdated = false;

/** null: whatever answered was not the store, such as a proxy that shows its own error. */
export function noteServerVersion(version: string | null): void {
  if (outdated || version === null || version === APP_VERSION) return;
  outdated = true;
  tell();
}

export const pageVersion = { subscribe, isOutdated: () => outdated };
