import type { BidType } from '@hammerdock/domain/bidding/lot.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { useEffect, useRef } from 'react';
import { alertError, alertSuccess } from '../../lib/notices/alerts.ts';
import type { Sent } from '../calls.ts';
import { useSession } from '../session.ts';
import type { BidOutcome } from './bid-outcome.ts';
import { openBids, type BidCall, type BidLot } from './open-bids.ts';

export interface OwnOpenBids {
  /** Before each attempt. */
  readonly send: (sent: SentCall, bidType: BidType, sentCents: Cents | null) => void;
  /**
   * Ends what is known of the last bid; earlier ones matter no longer once it is placed. Returns
   * whether the component can report it itself.
   */
  readonly end: (outcome: BidOutcome) => boolean;
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
  const leave = () => openBids.leave(keys.current);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      openBids.leave(keys.current);
    };
  }, []);
  return {
    send: (sent, bidType, sentCents) => {
      if (user === null || isGone.current) return;
      keys.current = [...keys.current.filter((key) => key !== sent.key), sent.key];
      openBids.add({
        ...sent,
        userId: user.user_id,
        lot: bidLotOf(lot),
        bidType,
        sentCents,
        sentAt: Date.now(),
      });
    },
    end: (outcome) => {
      const isPlaced = outcome.kind === 'accepted' || outcome.kind === 'outbid';
      const ended = isPlaced ? keys.current : keys.current.slice(-1);
      const wereOpen = ended.map((key) => openBids.settle(key));
      keys.current = keys.current.filter((key) => !ended.includes(key));
      leave();
      if (!isGone.current) return true;
      if (wereOpen.includes(true)) alertOutcome(lot.title, outcome);
      return false;
    },
    leave,
    isGone: () => isGone.current,
  };
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

/** On a page that does not show the form of the bid. */
export function alertOutcome(title: string, outcome: BidOutcome): void {
  const text = `${title}: ${outcome.title}. ${outcome.text}`;
  if (outcome.kind === 'accepted') alertSuccess(text);
  else alertError(text);
}
