import { minutes, seconds } from '@hammerdock/domain/time.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { whenServerReachable } from '../../lib/when-server-reachable.ts';
import type { BidOutcome } from './bid-outcome.ts';

/** Before each attempt; a call that fails again although the server answers has to wait longer. */
const WAITS_MS = [0, 0, seconds(15)] as const;
const LATER_WAIT_MS = seconds(30);
/** Then it is left to the bidder. */
export const ASKED_FOR_MS = minutes(5);

/** Whether a bid may be sent again without its bidder; `sentAt`: by the browser's clock. */
export const isAskedFor = (sentAt: number): boolean => Date.now() - sentAt <= ASKED_FOR_MS;

export interface UnansweredBid {
  readonly outcome: BidOutcome | null;
  /** When the bidder sent it, by the browser's clock. */
  readonly sentAt: () => number;
  readonly retry: () => void;
  readonly giveUp: () => void;
}

/**
 * Sends a bid without an answer again, under its key, whenever the server answers, as long as the
 * outcome is unknown; some minutes after it was sent, `giveUp` has to say so.
 */
export function useAutoRetry(
  { outcome, sentAt, retry, giveUp }: UnansweredBid,
  whenReachable = whenServerReachable,
): void {
  const times = useRef(0);
  const stop = useEffectEvent(giveUp);
  const leftMs = useEffectEvent(() => Math.max(0, sentAt() + ASKED_FOR_MS - Date.now()));
  const again = useEffectEvent(() => {
    // Timers may stand still while a device sleeps.
    if (!isAskedFor(sentAt())) return stop();
    times.current += 1;
    retry();
  });
  useEffect(() => {
    if (outcome?.kind !== 'unknown') {
      times.current = 0;
      return undefined;
    }
    let endAsking: (() => void) | null = null;
    const ask = () => {
      clearTimeout(wait);
      if (endAsking === null) endAsking = whenReachable(again);
    };
    const wait = setTimeout(ask, WAITS_MS[times.current] ?? LATER_WAIT_MS);
    const end = setTimeout(stop, leftMs());
    window.addEventListener('online', ask);
    return () => {
      clearTimeout(wait);
      clearTimeout(end);
      window.removeEventListener('online', ask);
      endAsking?.();
    };
  }, [outcome, whenReachable]);
}
