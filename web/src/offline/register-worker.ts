/** Not in the way of the page's own requests. */
const DELAY_MS = 3_000;

/** The service worker shows a page of ours when the store cannot be reached. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => {
    // Without it the browser shows its own page; the store works as before.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  }, DELAY_MS);
}
