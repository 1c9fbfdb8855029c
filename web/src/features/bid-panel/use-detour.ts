// The way to a quote and past what stands before it (R14): there is either a quote to confirm, or a
// refusal with its way out, or neither.
import { useState } from 'react';
import type { CallError } from '../../api/call-error.ts';
import { hasRemedy } from './restriction-dialog.tsx';

export interface Detour<Quote> {
  readonly quote: Quote | null;
  readonly refused: CallError | null;
  readonly setQuote: (quote: Quote) => void;
  readonly leave: () => void;
  /** For calls: whether the refusal is shown with its way out, so that no alert is needed. */
  readonly onRefused: (error: unknown) => boolean;
}

export function useDetour<Quote>(): Detour<Quote> {
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
