// From "Buy now" to the checkout: quote, confirmation and remedies. After a remedy the quote is
// requested again.
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Answer } from '../../api/calls.ts';
import type { CallError } from '../../api/call-error.ts';
import { useCommand } from '../../api/query.tsx';
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
  readonly ask: () => void;
  readonly buy: () => void;
  readonly leave: () => void;
}

export function usePurchase(lot: LotDetail): PurchaseFlow {
  const navigate = useNavigate();
  const { quote, refused, setQuote, leave, onRefused } = useQuoteStep<PurchaseQuote>();
  const preview = useCommand('bidding.previewBuyNow', { onDone: setQuote, onRefused });
  const unmute = useRef(() => {});
  const purchase = useCommand('bidding.buyNow', {
    refreshes: BID_CALLS,
    onRefused: (error) => {
      unmute.current();
      return onRefused(error);
    },
    onDone: async ({ common_invoice }) => {
      leave();
      await navigate({ to: paths.checkoutInvoice(common_invoice) });
      unmute.current();
    },
  });
  return {
    quote,
    refused,
    busy: preview.isPending,
    buying: purchase.isPending,
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
    leave,
  };
}
