// Whether a guest sees prices as totals, stored in this browser until a sign-in.
const KEY = 'hammerdock.total-prices';
const ON = 'on';

const CHANGE = 'storage';

/** The browser's own event tells of changes by other tabs, and the same one of changes here. */
export function subscribeToGuestTotals(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener);
  return () => window.removeEventListener(CHANGE, listener);
}

export function readGuestTotals(): boolean {
  try {
    return localStorage.getItem(KEY) === ON;
  } catch {
    // A browser without storage shows bids.
    return false;
  }
}

export function setGuestTotals(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, ON);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the switch stays off.
  }
  window.dispatchEvent(new Event(CHANGE));
}
