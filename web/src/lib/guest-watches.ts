// The lots that a guest watches, stored in this browser until a sign-in.
import { openSignal } from './signal.ts';

const KEY = 'hammerdock.guest-watches';
/** The latest ones are kept. */
export const GUEST_WATCHES_MAX = 50;

const ID = /^[0-9a-f-]{36}$/i;
const { notify, subscribe } = openSignal();
export const subscribeToGuestWatches = subscribe;

/** Storage may be blocked, or changed by hand. */
export function readGuestWatches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
    return ids.filter((id) => ID.test(id)).slice(-GUEST_WATCHES_MAX);
  } catch {
    // A browser without storage watches nothing.
    return [];
  }
}

export function setGuestWatch(lotId: string, watched: boolean): void {
  const others = readGuestWatches().filter((id) => id !== lotId);
  const ids = (watched ? [...others, lotId] : others).slice(-GUEST_WATCHES_MAX);
  try {
    if (ids.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage the heart stays empty.
  }
  notify();
}
