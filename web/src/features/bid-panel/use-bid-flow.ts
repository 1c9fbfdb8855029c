// From "Place max bid" to the placed bid: quote, confirmation and remedies. After a remedy the same
// amount is quoted again.
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { BidResult } from '@hammerdock/contract/shapes/bid.ts';
import type { BidType } from '@hammerdock/domain/bidding/lot.ts';
import { useRef, useState } from 'react';
import { CHANGED_PRICE, type BidOutcome } from '../../api/bids/bid-outcome.ts';
import { isKnownToBePlaced } from '../../api/bids/shown-outcome.ts';
import { useAutoRetry } from '../../api/bids/use-auto-retry.ts';
import { useTakePlaced } from '../../api/bids/placed-bid.ts';
import type { BidCall } from '../../api/bids/open-bids.ts';
import {
  useBidOutcome,
  type BidReport,
  type EarlierBid,
  type SentAmount,
} from '../../api/bids/use-bid-outcome.ts';
import { useKnownBid } from '../../api/bids/use-open-bids.ts';
import type { Answer, Sent } from '../../api/calls.ts';
import type { CallError } from '../../api/call-error.ts';
import { useLotPrices } from '../../api/prices/use-lot-prices.ts';
import { refreshCalls, useCommand, type CommandOptions } from '../../api/query.tsx';
import { bidAmountOf } from '@hammerdock/domain/checks/bid-amount.ts';
import type { Cents } from '@hammerdock/domain/money.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import { usePressGuard } from '../../lib/interaction/use-press-guard.ts';
import { useQuoteStep } from './use-quote-step.ts';

export type BidQuote = Answer<'bidding.preBidConfirm'>;

/** The calls that a placed or canceled bid makes stale, also without a live connection. */
export const BID_CALLS = ['catalog.getProductInfo', 'bidding.getBidHistory'] as const;

export interface BidFlow {
  readonly typed: string;
  readonly bidType: BidType;
  readonly quote: BidQuote | null;
  readonly refused: CallError | null;
  /** How the last bid ended. */
  readonly outcome: BidOutcome | null;
  /** The amount that a retry sends. */
  readonly sentCents: Cents | null;
  /** The number of the last bid that was placed, so that the form resets after each. */
  readonly placed: number;
  /** The bid or its quote is on its way; only the button that was pressed shows it. */
  readonly sending: 'form' | 'quick' | 'retry' | null;
  readonly confirming: boolean;
  /** An attempt was not answered: the bid is sent again under the same key, or its total asked. */
  readonly retrying: 'quote' | 'bid' | null;
  /** The quick bid is locked for a moment after each bid. */
  readonly isLocked: boolean;
  readonly ask: (typed: string, type: BidType) => void;
  readonly askAgain: () => void;
  readonly confirm: () => void;
  readonly bidQuickly: () => void;
  /** Sends the same call again, under the same key if it may have arrived. */
  readonly retry: () => void;
  readonly leave: () => void;
}

interface GivenBid {
  readonly typed: string;
  readonly bidType: BidType;
}

const NOTHING_GIVEN: GivenBid = { typed: '', bidType: 'proxy' };

export function useBidFlow(lot: LotDetail, typedBefore: string): BidFlow {
  const [given, setGiven] = useState<GivenBid>({ typed: typedBefore, bidType: 'proxy' });
  const step = useQuoteStep<BidQuote>();
  const prices = useLotPrices(lot);
  const report = useBidOutcome(lot, prices, true);
  const guard = usePressGuard(lot.next_bid);
  const client = useQueryClient();
  const takePlaced = useTakePlaced();
  const attempts = useAttempts(report, lot);
  const onDone = (answer: BidResult) => {
    const settle = () => {
      step.leave();
      report.onPlaced(answer);
      guard.lock();
      setGiven(NOTHING_GIVEN);
      attempts.onPlaced();
    };
    takePlaced(answer, settle, report.sentType());
    // The bid is placed; the dialog does not wait for the refetches.
    void refreshCalls(client, BID_CALLS);
  };
  const { preview, confirm, quick, retrying } = useBidCalls({
    ...report.options,
    onQuote: step.setQuote,
    onDone,
    onSendBid: report.onSend,
    onRefused: report.onFailed(step.onRefused),
    onQuoteRefused: (error) => step.onRefused(error) || attempts.onQuoteFailed(error),
  });
  const ask = (amount: string, bidType: BidType) => {
    step.leave();
    setGiven({ typed: amount, bidType });
    const bid = { product_id: lot.id, wsprice: amount.replace(',', '.'), bidding_type: bidType };
    attempts.startQuote({ cents: bidAmountOf(amount), bidType }, () => preview.mutate(bid));
  };
  const bidQuickly = () => {
    const judged = guard.judge();
    if (judged === 'locked') return;
    if (judged === 'changed') return report.onChanged(CHANGED_PRICE);
    setGiven(NOTHING_GIVEN);
    // The bidder agrees to the price on the button: a higher price is refused.
    const bid = { product_id: lot.id, quick: 1, wsprice: lot.next_bid } as const;
    attempts.startQuick(centsOf(lot.next_bid), () => quick.mutate(bid));
  };
  return {
    ...given,
    quote: step.quote,
    refused: step.refused,
    outcome: report.outcome,
    sentCents: report.sentCents,
    placed: attempts.placed,
    sending: sendingOf({ quotes: preview.isPending, quick: quick.isPending, ...attempts }),
    confirming: confirm.isPending,
    retrying,
    isLocked: guard.isLocked,
    ask,
    askAgain: () => (given.typed === '' ? bidQuickly() : ask(given.typed, given.bidType)),
    confirm: () => {
      const token = step.quote?.confirm_token;
      if (token === undefined || confirm.isPending) return;
      attempts.startAgain(() => confirm.mutate({ product_id: lot.id, confirm_token: token }));
    },
    bidQuickly,
    retry: attempts.retry,
    leave: () => {
      step.leave();
      attempts.restore();
    },
  };
}

interface Pending {
  readonly quotes: boolean;
  readonly quick: boolean;
  readonly isRetry: boolean;
}

export function sendingOf({ quotes, quick, isRetry }: Pending): BidFlow['sending'] {
  if (!quotes && !quick) return null;
  if (isRetry) return 'retry';
  return quotes ? 'form' : 'quick';
}

/** What a retry sends: the last call of the bid. */
function useAttempts(report: BidReport, lot: LotDetail) {
  const { outcome, sentCents } = report;
  const [bids, setBids] = useState({ sent: 0, placed: 0 });
  // The own maximum shows it before the answer arrives, which then resets nothing again.
  const isKnown = outcome !== null && isKnownToBePlaced(outcome, { lot, sentCents });
  useKnownBid(isKnown, report);
  if (isKnown && bids.placed !== bids.sent) setBids({ ...bids, placed: bids.sent });
  const [isRetry, setRetry] = useState(false);
  const tries = useTries(report);
  const startAgain = (attempt: () => void) => {
    report.press();
    setRetry(false);
    report.setOutcome(null);
    tries.run(attempt);
  };
  const start = (sent: SentAmount, attempt: () => void) => {
    report.setSent(sent);
    setBids((counts) => ({ ...counts, sent: counts.sent + 1 }));
    startAgain(attempt);
  };
  const retry = () => {
    setRetry(true);
    tries.repeat();
  };
  useAutoRetry({
    outcome,
    sentAt: report.pressedAt,
    retry,
    giveUp: () => report.giveUp(true),
  });
  return {
    isRetry,
    placed: bids.placed,
    onPlaced: () => {
      tries.dropBefore();
      setBids(({ sent }) => ({ sent, placed: sent }));
    },
    startQuote: (sent: SentAmount, attempt: () => void) => {
      tries.setBefore();
      start(sent, attempt);
    },
    /** Places a bid, which replaces an earlier one. */
    startQuick: (cents: Cents, attempt: () => void) => {
      tries.dropBefore();
      start({ cents, bidType: 'proxy' }, attempt);
    },
    /** Places the quoted bid, which replaces an earlier one. */
    startAgain: (attempt: () => void) => {
      tries.dropBefore();
      startAgain(attempt);
    },
    retry: () => {
      report.press();
      retry();
    },
    /** The quoted amount is not bid. */
    restore: () => {
      const taken = tries.takeBefore();
      if (taken !== null) report.restore(taken);
    },
    onQuoteFailed: (error: unknown) => report.onQuoteFailed(error, tries.takeBefore()),
  };
}

/** The last call, and a bid without an answer while another amount is quoted. */
function useTries(report: BidReport) {
  const { outcome, sentCents } = report;
  const last = useRef<(() => void) | null>(null);
  const before = useRef<(EarlierBid & { readonly attempt: (() => void) | null }) | null>(null);
  return {
    run: (attempt: () => void) => {
      last.current = attempt;
      attempt();
    },
    repeat: () => last.current?.(),
    setBefore: () => {
      if (!isUnsettled(outcome)) return;
      const [pressedAt, bidType] = [report.pressedAt(), report.sentType()];
      before.current = { outcome, sentCents, bidType, pressedAt, attempt: last.current };
    },
    takeBefore: (): EarlierBid | null => {
      const taken = before.current;
      before.current = null;
      if (taken !== null) last.current = taken.attempt;
      return taken;
    },
    dropBefore: () => {
      before.current = null;
    },
  };
}

const isUnsettled = (outcome: BidOutcome | null): outcome is BidOutcome =>
  outcome?.kind === 'unknown' || outcome?.kind === 'unanswered';

interface BidCallOptions extends CommandOptions<'bidding.confirm'> {
  readonly timeoutMs: number;
  readonly onQuoteRefused: (error: unknown) => boolean;
  readonly onQuote: (quote: BidQuote) => void;
  readonly onSendBid: (call: BidCall, input: Sent<BidCall>, key: string) => void;
}

/** The quote, the confirmed bid and the quick bid. */
function useBidCalls({ onQuote, onQuoteRefused, onSendBid, ...options }: BidCallOptions) {
  const { timeoutMs } = options;
  const quoteOptions = { timeoutMs, onDone: onQuote, onRefused: onQuoteRefused };
  const preview = useCommand('bidding.preBidConfirm', quoteOptions);
  const confirm = useCommand('bidding.confirm', {
    ...options,
    onSend: (input, key) => onSendBid('bidding.confirm', input, key),
  });
  const quick = useCommand('bidding.placeBid', {
    ...options,
    onSend: (input, key) => onSendBid('bidding.placeBid', input, key),
  });
  return { preview, confirm, quick, retrying: retryingOf(preview, [confirm, quick]) };
}

interface Sending {
  readonly isPending: boolean;
  readonly failureCount: number;
}

/** What is sent again after an attempt without an answer. */
export function retryingOf(quote: Sending, bids: readonly Sending[]): BidFlow['retrying'] {
  const isRetrying = ({ isPending, failureCount }: Sending) => isPending && failureCount > 0;
  if (bids.some(isRetrying)) return 'bid';
  return isRetrying(quote) ? 'quote' : null;
}
