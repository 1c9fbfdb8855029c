// From "Place max bid" to the placed bid: quote, confirmation and remedies. After a remedy the same
// amount is quoted again.
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answer } from '../../api/calls.ts';
import type { CallError } from '../../api/call-error.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { useQuoteStep } from './use-quote-step.ts';

export type BidQuote = Answer<'bidding.preBidConfirm'>;

/** The calls that a placed or canceled bid makes stale, also without a live connection. */
export const BID_CALLS = ['catalog.getProductInfo', 'bidding.getBidHistory'] as const;

export interface BidFlow {
  readonly typed: string;
  readonly quote: BidQuote | null;
  readonly refused: CallError | null;
  /** Counts placed bids, so that the form resets after each. */
  readonly placed: number;
  readonly busy: boolean;
  readonly confirming: boolean;
  readonly ask: (typed: string) => void;
  readonly askAgain: () => void;
  readonly confirm: () => void;
  readonly bidQuickly: () => void;
  readonly leave: () => void;
}

export function useBidFlow(lot: LotDetail, typedBefore: string): BidFlow {
  const [typed, setTyped] = useState(typedBefore);
  const { quote, refused, setQuote, leave, onRefused } = useQuoteStep<BidQuote>();
  const [placed, setPlaced] = useState(0);
  const client = useQueryClient();
  const onDone = () => {
    leave();
    setTyped('');
    // The bid is placed; the dialog does not wait for the refetches.
    void refreshCalls(client, BID_CALLS);
    setPlaced((count) => count + 1);
  };
  const preview = useCommand('bidding.preBidConfirm', { onDone: setQuote, onRefused });
  const confirm = useCommand('bidding.confirm', { onDone, onRefused });
  const quick = useCommand('bidding.placeBid', { onDone, onRefused });
  const ask = (amount: string) => {
    leave();
    setTyped(amount);
    const wsprice = amount.replace(',', '.');
    preview.mutate({ product_id: lot.id, wsprice, bidding_type: 'proxy' });
  };
  const bidQuickly = () => {
    setTyped('');
    // The bidder agrees to the price on the button: a higher price is refused.
    quick.mutate({ product_id: lot.id, quick: 1, wsprice: lot.next_bid });
  };
  return {
    typed,
    quote,
    refused,
    placed,
    busy: preview.isPending || quick.isPending,
    confirming: confirm.isPending,
    ask,
    askAgain: () => (typed === '' ? bidQuickly() : ask(typed)),
    confirm: () => {
      if (quote === null || confirm.isPending) return;
      confirm.mutate({ product_id: lot.id, confirm_token: quote.confirm_token });
    },
    bidQuickly,
    leave,
  };
}
