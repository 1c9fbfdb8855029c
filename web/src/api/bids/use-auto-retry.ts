import { useEffect, useEffectEvent, useRef } from 'react';
import { whenServerReachable } from '../../lib/when-server-reachable.ts';
import type { BidOutcome } from './bid-outcome.ts';

/** A call that fails again although the server answers is left to the bidder. */
const RETRIES_MAX = 2;

/** Sends a bid without an answer again, under its key, as soon as the server answers. */
export function useAutoRetry(
  outcome: BidOutcome | null,
  retry: () => void,
  whenReachable = whenServerReachable,
): void {
  const retries = useRef(0);
  const again = useEffectEvent(() => {
    retries.current += 1;
    retry();
  });
  useEffect(() => {
    if (outcome === null) return undefined;
    if (outcome.kind !== 'unknown') {
      retries.current = 0;
      return undefined;
    }
    return retries.current < RETRIES_MAX ? whenReachable(again) : undefined;
  }, [outcome, whenReachable]);
}
