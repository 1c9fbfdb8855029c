// After a new version was put up, a page of the old one looks for parts that are gone. Then it is
// loaded anew: not while the line or the server is gone, when there is nothing to load and what was
// typed would be lost, and not again and again, where a part cannot be had for another reason. A
// browser that remembers a failed part for as long as the page lives comes by it in this way, too.
import { isServerThere } from '../lib/server-there.ts';

const RELOADED_AT = 'hammerdock.reloadedAt';
const NOT_AGAIN_MS = 60_000;
/** Later the person has gone on, and nothing should be taken from under their hands. */
const ANSWER_MS = 2_000;

export interface Reloading {
  readonly onLine: boolean;
  readonly nowMs: number;
  /** null: never. */
  readonly lastMs: number | null;
}

export const mayReload = ({ onLine, nowMs, lastMs }: Reloading): boolean =>
  onLine && (lastMs === null || nowMs - lastMs > NOT_AGAIN_MS);

export function reloadForMissingParts(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfThere());
}

async function reloadIfThere(): Promise<void> {
  const last = sessionStorage.getItem(RELOADED_AT);
  const lastMs = last === null ? null : Number(last);
  const nowMs = Date.now();
  if (!mayReload({ onLine: navigator.onLine, nowMs, lastMs })) return;
  if (!(await isServerThere(ANSWER_MS))) return;
  sessionStorage.setItem(RELOADED_AT, String(nowMs));
  window.location.reload();
}
