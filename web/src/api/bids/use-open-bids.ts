import type { BidType } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Sent } from '../calls.ts';
import { useSession } from '../session.ts';
import { noAnswer } from '../call-error.ts';
import type { LotPrices } from '../prices/lot-price.ts';
import { ANSWER_MS, failureOf, type BidOutcome, type ReportedBid } from './bid-outcome.ts';
import { alertEnded, closeEnded } from './ended-alerts.ts';
import { openBids, type BidCall, type BidLot, type OpenBid } from './open-bids.ts';
import { isKnownToBePlaced, type StandingLot } from './shown-outcome.ts';
import { isAskedFor } from './use-auto-retry.ts';

export interface OwnOpenBids {
  /** The bidder's press, also of Retry. `at`: that of an earlier bid, which is shown again. */
  readonly press: (at?: number) => void;
  /** By the browser's clock. */
  readonly pressedAt: () => number;
  /** Of the command. */
  readonly options: { readonly timeoutMs: number; readonly maySend: () => boolean };
  /** Before each attempt. */
  readonly send: (sent: SentCall, bidType: BidType, sentCents: Cents | null) => void;
  /**
   * Ends what is known of the last bid; earlier ones matter no longer once it is placed. Returns
   * whether the component can report it itself.
   */
  readonly end: (outcome: BidOutcome) => boolean;
  /** The last bid was refused; its component shows how to get it accepted. */
  readonly refuse: () => void;
  /** The page shows that the last bid was placed: its answer is only of use to its component. */
  readonly know: () => void;
  /** The page finds out about those that are open. */
  readonly leave: () => void;
  readonly isGone: () => boolean;
}

interface SentCall {
  readonly call: BidCall;
  readonly input: Sent<BidCall>;
  readonly key: string;
}

/** The bids that a component has sent and that have no answer; left to the page when it goes. */
export function useOpenBids(lot: BidLot): OwnOpenBids {
  const { user } = useSession();
  const keys = useRef<readonly string[]>([]);
  const isGone = useRef(false);
  const knownKey = useRef<string | null>(null);
  const pressedAt = useRef(0);
  const leave = () => openBids.leave(keys.current);
  /** Returns whether one of them was open. */
  const settle = (ended: readonly string[]): boolean => {
    const wereOpen = ended.map((key) => openBids.settle(key));
    keys.current = keys.current.filter((key) => !ended.includes(key));
    leave();
    return wereOpen.includes(true);
  };
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      openBids.leave(keys.current);
    };
  }, []);
  return {
    press: (at = Date.now()) => {
      pressedAt.current = at;
    },
    pressedAt: () => pressedAt.current,
    options: { timeoutMs: ANSWER_MS, maySend: () => isAskedFor(pressedAt.current) },
    send: (sent, bidType, sentCents) => {
      if (user === null || isGone.current || sent.key === knownKey.current) return;
      keys.current = [...keys.current.filter((key) => key !== sent.key), sent.key];
      closeEnded(lot.id);
      openBids.add({
        ...sent,
        userId: user.user_id,
        lot: bidLotOf(lot),
        bidType,
        sentCents,
        sentAt: pressedAt.current,
      });
    },
    end: (outcome) => {
      const isPlaced = outcome.kind === 'accepted' || outcome.kind === 'outbid';
      const wasOpen = settle(isPlaced ? keys.current : keys.current.slice(-1));
      // An earlier one no longer matters.
      if (isPlaced) for (const { key } of leftOf(lot.id)) openBids.settle(key);
      if (!isGone.current) return true;
      if (wasOpen) alertEnded(lot.id, outcome, (words) => `${lot.title}: ${words}`);
      return false;
    },
    refuse: () => void settle(keys.current.slice(-1)),
    know: () => {
      knownKey.current = keys.current.at(-1) ?? null;
      settle(keys.current.slice(-1));
    },
    leave,
    isGone: () => isGone.current,
  };
}

/** `isKnown`: whether the page shows that the last bid, which has no answer, was placed. */
export function useKnownBid(isKnown: boolean, { know }: { readonly know: () => unknown }): void {
  const settle = useEffectEvent(know);
  useEffect(() => {
    if (isKnown) settle();
  }, [isKnown]);
}

const bidLotOf = (lot: BidLot): BidLot => ({
  id: lot.id,
  title: lot.title,
  cbidtext: lot.cbidtext,
  premium_bps: lot.premium_bps,
  premium_minimum: lot.premium_minimum,
  tax_bps: lot.tax_bps,
  card_fee_bps: lot.card_fee_bps,
  shipping: lot.shipping,
});

/**
 * Whether a bid of the user on the lot, of no less, is still being sent, from anywhere on the page:
 * another would be refused once that one arrives.
 */
export const useIsBeingSent = (lotId: string, cents: Cents): boolean =>
  useOpenOn(lotId, openBids.all).some(({ sentCents }) => sentCents !== null && sentCents >= cents);

function useOpenOn(lotId: string, read: () => readonly OpenBid[]): readonly OpenBid[] {
  const { user } = useSession();
  const bids = useSyncExternalStore(openBids.subscribe, read, () => NONE);
  return bids.filter(({ lot, userId }) => lot.id === lotId && userId === user?.user_id);
}

const leftOf = (lotId: string) => openBids.left().filter(({ lot }) => lot.id === lotId);

const NONE: readonly OpenBid[] = [];

/**
 * The bid on the lot without an answer whose form has gone, as its outcome so far. With `isSaid`,
 * where the page says it, it ends once the lot shows that it was placed; otherwise its answer does.
 */
export function useLeftBidOn(
  lot: StandingLot & Pick<BidLot, 'id'>,
  prices: LotPrices,
  isSaid: boolean,
): ReportedBid | null {
  const bid = useOpenOn(lot.id, openBids.left).at(-1);
  const sentCents = bid?.sentCents ?? null;
  const unknown = failureOf(noAnswer(), 0, { sentCents, prices });
  const isKnown = isKnownToBePlaced(unknown, { lot, sentCents });
  const knownKey = isSaid && isKnown && bid !== undefined ? bid.key : null;
  useEffect(() => {
    if (knownKey !== null) openBids.settle(knownKey);
  }, [knownKey]);
  if (bid === undefined || isKnown) return null;
  // It is sent again by itself.
  return { outcome: { ...unknown, canRetry: false }, sentCents };
}
