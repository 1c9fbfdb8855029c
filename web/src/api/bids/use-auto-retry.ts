import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { whenServerReachable } from '../../lib/when-server-reachable.ts';
import type { BidOutcome } from './bid-outcome.ts';

/** Before each attempt; a call that fails again although the server answers has to wait longer. */
const WAITS_MS = [0, 0, seconds(15)] as const;
const LATER_WAIT_MS = seconds(30);
/** Then it is left to the bidder. */
export const ASKED_FOR_MS = minutes(5);

/**
 * Sends a bid without an answer again, under its key, whenever the server answers, as long as the
 * outcome is unknown; after some minutes, `giveUp` has to say so.
 */
export function useAutoRetry(
  outcome: BidOutcome | null,
  retry: () => void,
  giveUp: () => void,
  whenReachable = whenServerReachable,
): void {
  const asked = useRef({ times: 0, until: 0 });
  const stop = useEffectEvent(giveUp);
  const again = useEffectEvent(() => {
    // Timers may stand still while a device sleeps.
    if (Date.now() > asked.current.until) return stop();
    asked.current.times += 1;
    retry();
  });
  useEffect(() => {
    if (outcome?.kind !== 'unknown') {
      asked.current = { times: 0, until: 0 };
      return undefined;
    }
    const { current } = asked;
    if (current.times === 0) current.until = Date.now() + ASKED_FOR_MS;
    let endAsking: (() => void) | null = null;
    const ask = () => {
      clearTimeout(wait);
      if (endAsking === null) endAsking = whenReachable(again);
    };
    const wait = setTimeout(ask, WAITS_MS[current.times] ?? LATER_WAIT_MS);
    const end = setTimeout(stop, Math.max(0, current.until - Date.now()));
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(wait);
      clearTimeout(end);
      window.removeEventListener('online', ask);
      endAsking?.();
    };
  }, [outcome, whenReachable]);
}
