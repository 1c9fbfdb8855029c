// What this browser stores of a user, by key. The code that reads and writes it is elsewhere, since
// few pages load it.

export const LAST_SEEN_KEY = 'hammerdock.last-seen';
export const DISMISSED_LOTS_KEY = 'hammerdock.dismissed-lots';
export const TAB_CODE_KEY = 'hammerdock.checkout-code';
/** Bids without an answer, in the storage of the tab. */
export const OPEN_BIDS_KEY = 'hammerdock.open-bids';
/** Of the buyer who is open at the pickup desk, in the storage of the tab. */
export const DESK_VISIT_KEY = 'hammerdock.desk-visit';

/** Whether a bid of this tab has no answer. */
export function hasOpenBid(): boolean {
  try {
    return sessionStorage.getItem(OPEN_BIDS_KEY) !== null;
  } catch {
    // Without storage there is none after a reload.
    return false;
  }
}

export function forgetStoredOfUser(): void {
  try {
    for (const key of [LAST_SEEN_KEY, DISMISSED_LOTS_KEY]) localStorage.removeItem(key);
    for (const key of [TAB_CODE_KEY, OPEN_BIDS_KEY, DESK_VISIT_KEY]) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
