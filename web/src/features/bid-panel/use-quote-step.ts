// Requests a quote (R14): the result is a quote to confirm, a refusal with its remedy, or neither.
import { useState } from 'react';
import { hasRemedy } from '../../api/bids/remedied.ts';
import type { CallError } from '../../api/call-error.ts';

export interface QuoteStep<Quote> {
  readonly quote: Quote | null;
  readonly refused: CallError | null;
  readonly setQuote: (quote: Quote) => void;
  readonly leave: () => void;
  /** For calls: whether the refusal is shown with its remedy, so that no alert is needed. */
  readonly onRefused: (error: unknown) => boolean;
}

export function useQuoteStep<Quote>(): QuoteStep<Quote> {
  const [quote, setQuote] = useState<Quote | null>(null);
  const [refused, setRefused] = useState<CallError | null>(null);
  const leave = () => {
    setQuote(null);
    setRefused(null);
  };
  const onRefused = (error: unknown): boolean => {
    leave();
    if (!hasRemedy(error)) return false;
    setRefused(error);
    return true;
  };
  return { quote, refused, setQuote, leave, onRefused };
}
