// The lots that a user has dismissed from the live bar, stored in this browser for all of its tabs
// until the sign-out.
import { DISMISSED_LOTS_KEY as KEY } from './stored-of-user.ts';

/** Only the latest are stored. */
const MAX = 100;

/** The state of each lot when it was dismissed, by its id. */
export type DismissedLots = Readonly<Record<string, string>>;

/** Storage may be blocked, or changed by hand. */
export function readDismissedLots(): DismissedLots {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // A browser without storage has none.
    return {};
  }
}

/** Returns all, the added ones last. */
export function addDismissedLots(before: DismissedLots, added: DismissedLots): DismissedLots {
  const others = Object.entries(before).filter(([id]) => !(id in added));
  const all = Object.fromEntries([...others, ...Object.entries(added)].slice(-MAX));
  try {
    window.localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage they last until the next page load.
  }
  return all;
}

/** Calls back when another tab has changed them. */
export function watchDismissedLots(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
