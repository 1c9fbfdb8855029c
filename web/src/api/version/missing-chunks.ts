// After a deployment an old page requests chunks that are gone; then it is reloaded. It is not
// reloaded while the network or the server is down, which would lose typed text, nor repeatedly,
// when a chunk fails for another reason. The reload also helps in browsers that cache a failed
// import.
import { isServerReachable } from '../../lib/server-reachable.ts';

const RELOADED_AT = 'hammerdock.reloadedAt';
const NOT_AGAIN_MS = 60_000;
/** After this time the user has continued, and a reload would interrupt. */
const ANSWER_MS = 2_000;

export interface Reloading {
  readonly onLine: boolean;
  readonly nowMs: number;
  /** null: never. */
  readonly lastMs: number | null;
}

export const mayReload = ({ onLine, nowMs, lastMs }: Reloading): boolean =>
  onLine && (lastMs === null || nowMs - lastMs > NOT_AGAIN_MS);

export function reloadForMissingChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // A page without some of its styles is better than none; missing code fails by itself.
    if (event.payload.message.startsWith('Unable to preload CSS')) event.preventDefault();
    void reloadIfThere();
  });
}

async function reloadIfThere(): Promise<void> {
  const last = sessionStorage.getItem(RELOADED_AT);
  const lastMs = last === null ? null : Number(last);
  const nowMs = Date.now();
  if (!mayReload({ onLine: navigator.onLine, nowMs, lastMs })) return;
  if (!(await isServerReachable(ANSWER_MS))) return;
  sessionStorage.setItem(RELOADED_AT, String(nowMs));
  window.location.reload();
}
