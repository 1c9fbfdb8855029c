// From "Buy now" to the checkout: quote, confirmation and remedies. After a remedy the quote is
// requested again.
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Answer } from '../../api/calls.ts';
import { isUndecided, type CallError } from '../../api/call-error.ts';
import { refreshCalls, useCommand } from '../../api/query.tsx';
import { alertError, alertSuccess } from '../../lib/notices/alerts.ts';
import { announcements } from '../../lib/notices/announcements.ts';
import { paths } from '../../paths.ts';
import { BID_CALLS } from './use-bid-flow.ts';
import { useQuoteStep } from './use-quote-step.ts';

export type PurchaseQuote = Answer<'bidding.previewBuyNow'>;

export interface PurchaseFlow {
  readonly quote: PurchaseQuote | null;
  readonly refused: CallError | null;
  readonly busy: boolean;
  readonly buying: boolean;
  /** An attempt was not answered, and the next one is on its way. */
  readonly isRetrying: boolean;
  /** None was answered, and the lot does not show that it was bought. */
  readonly isUnanswered: boolean;
  readonly ask: () => void;
  readonly buy: () => void;
  readonly leave: () => void;
}

export function usePurchase(lot: LotDetail): PurchaseFlow {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { quote, refused, setQuote, leave, onRefused } = useQuoteStep<PurchaseQuote>();
  const preview = useCommand('bidding.previewBuyNow', {
    onDone: setQuote,
    onRefused: (error) => {
      if (!isUndecided(error)) return onRefused(error);
      alertError(NOT_ASKED);
      return true;
    },
  });
  const unmute = useRef(() => {});
  const finish = async (invoiceId: string) => {
    leave();
    await navigate({ to: paths.checkoutInvoice(invoiceId) });
    unmute.current();
  };
  const purchase = useCommand('bidding.buyNow', {
    refreshes: BID_CALLS,
    onRefused: (error, mayHaveArrived) => {
      // The lot may say that it was bought.
      if (mayHaveArrived) void refreshCalls(client, BID_CALLS);
      // The dialog says so itself.
      if (isUndecided(error)) return true;
      unmute.current();
      return onRefused(error);
    },
    onDone: async ({ common_invoice }) => finish(common_invoice),
  });
  const isUnanswered = quote !== null && purchase.isError && isUndecided(purchase.error);
  useKnownPurchase(isUnanswered ? boughtInvoiceOf(lot) : null, finish);
  return {
    quote,
    refused,
    busy: preview.isPending,
    buying: purchase.isPending,
    isRetrying: purchase.isPending && purchase.failureCount > 0,
    isUnanswered,
    ask: () => {
      leave();
      preview.mutate({ product_id: lot.id });
    },
    buy: () => {
      if (quote === null) return;
      // The alert of the purchase says it all: the close is not announced beside it.
      unmute.current();
      unmute.current = announcements.mute(lot.id);
      // The buyer agrees to the price that was shown.
      purchase.mutate({ product_id: lot.id, buynowamount: quote.bid });
    },
    leave: () => {
      unmute.current();
      leave();
    },
  };
}

const NOT_ASKED = 'We couldn’t reach the store. Nothing was bought.';
const BOUGHT = 'You bought this item. Please pay in the time shown.';

/** The receipt of the viewer's own purchase; null: the lot shows none. */
const boughtInvoiceOf = ({ buynowed, common_invoice }: LotDetail): string | null =>
  buynowed === null ? null : common_invoice;

/** Goes on as after its answer once the lot shows a purchase that has none. */
function useKnownPurchase(
  invoiceId: string | null,
  finish: (invoiceId: string) => Promise<void>,
): void {
  const goOn = useEffectEvent(finish);
  useEffect(() => {
    if (invoiceId === null) return;
    alertSuccess(BOUGHT);
    void goOn(invoiceId);
  }, [invoiceId]);
}
