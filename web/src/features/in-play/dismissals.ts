// The lots that the user has dismissed from the live bar, each until its next change. Stored in
// this tab.
import type { LotInPlay } from '@hammerdock/contract/shapes/lot-in-play.ts';
import { useState } from 'react';
import { stateOf } from './urgent-lots.ts';

const KEY = 'hammerdock.dismissed-lots';
/** Only the latest are stored. */
const MAX = 100;

/** The state of each lot when it was dismissed. */
type Dismissed = Readonly<Record<string, string>>;

/** Storage may be blocked, or changed by hand. */
function read(): Dismissed {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    // A browser without storage forgets on the next page load.
    return {};
  }
}

function store(dismissed: Dismissed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(dismissed));
  } catch {
    // Without storage it lasts until the next page load.
  }
}

export function useDismissals() {
  const [dismissed, setDismissed] = useState(read);
  return {
    isDismissed: (lot: LotInPlay): boolean => dismissed[lot.id] === stateOf(lot),
    dismiss: (lots: readonly LotInPlay[]): void => {
      const added = lots.map((lot) => [lot.id, stateOf(lot)] as const);
      const others = Object.entries(dismissed).filter(([id]) => lots.every((lot) => lot.id !== id));
      const next = Object.fromEntries([...others, ...added].slice(-MAX));
      setDismissed(next);
      store(next);
    },
  };
}
