// After a new version was put up, a page of the old one looks for parts that are gone. Then it is
// loaded anew: not while the line is gone, when there is nothing to load and what was typed would
// be lost, and not again and again, where a part cannot be had for another reason.
const RELOADED_AT = 'hammerdock.reloadedAt';
const NOT_AGAIN_MS = 60_000;

export interface Reloading {
  readonly onLine: boolean;
  readonly nowMs: number;
  /** null: never. */
  readonly lastMs: number | null;
}

export const mayReload = ({ onLine, nowMs, lastMs }: Reloading): boolean =>
  onLine && (lastMs === null || nowMs - lastMs > NOT_AGAIN_MS);

export function reloadForMissingParts(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = sessionStorage.getItem(RELOADED_AT);
    const lastMs = last === null ? null : Number(last);
    const nowMs = Date.now();
    if (!mayReload({ onLine: navigator.onLine, nowMs, lastMs })) return;
    sessionStorage.setItem(RELOADED_AT, String(nowMs));
    window.location.reload();
  });
}
