// Whether a guest sees prices as totals, stored in this browser until a sign-in.
import { openSignal } from './signal.ts';

const KEY = 'hammerdock.total-prices';
const ON = 'on';

const { notify, subscribe } = openSignal();

export function subscribeToGuestTotals(listener: () => void): () => void {
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  const stop = subscribe(listener);
  return () => {
    window.removeEventListener('storage', listener);
    stop();
  };
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
  notify();
}
