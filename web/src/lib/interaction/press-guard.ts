// Protects a button that bids the price on its label: from a second tap, and from a tap that was
// meant for the previous price.

/** After a bid; a double tap is faster. */
export const LOCK_MS = 2_000;
/** The time to notice a change and not press. */
const REACTION_MS = 400;

export interface PressGuard {
  /** Called with the label of each render. */
  readonly see: (label: string) => void;
  readonly lock: () => void;
  readonly judge: () => 'free' | 'locked' | 'changed';
}

export function openPressGuard(now: () => number = () => performance.now()): PressGuard {
  let seen: string | null = null;
  let changedAt = -Infinity;
  let lockedAt = -Infinity;
  return {
    see: (label) => {
      if (seen !== null && seen !== label) changedAt = now();
      seen = label;
    },
    lock: () => {
      lockedAt = now();
    },
    judge: () => {
      if (now() - lockedAt < LOCK_MS) return 'locked';
      return now() - changedAt < REACTION_MS ? 'changed' : 'free';
    },
  };
}
