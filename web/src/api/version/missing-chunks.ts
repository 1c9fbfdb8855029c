// After a deployment an old page requests chunks that are gone; then it is reloaded. It is not
// reloaded while the network or the server is down, which would lose typed text, nor repeatedly,
// when a chunk fails for another reason. The reload also helps in browsers that cache a failed
// import.
import { isServerReachable } from '../../lib/server-reachable.ts';
import { whenServerReachable } from '../../lib/when-server-reachable.ts';

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

/** For a page whose own code is missing, so that nothing can be lost. Returns the end. */
export function reloadOnceReachable(): () => void {
  const lastMs = lastReloadMs();
  let endAsking: (() => void) | null = null;
  const wait = setTimeout(
    () => (endAsking = whenServerReachable(reload)),
    lastMs === null ? 0 : Math.max(0, lastMs + NOT_AGAIN_MS - Date.now()),
  );
  return () => {
    clearTimeout(wait);
    endAsking?.();
  };
}

async function reloadIfThere(): Promise<void> {
  const state = { onLine: navigator.onLine, nowMs: Date.now(), lastMs: lastReloadMs() };
  if (mayReload(state) && (await isServerReachable(ANSWER_MS))) reload();
}

function reload(): void {
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
}

function lastReloadMs(): number | null {
  const last = sessionStorage.getItem(RELOADED_AT);
  return last === null ? null : Number(last);
}
