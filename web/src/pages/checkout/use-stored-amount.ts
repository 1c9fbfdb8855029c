// The amount that was typed when the session ended, for the checkout after the next sign-in.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { SESSION_KEY, type Session } from '../../api/session.ts';
import { checkAmount } from './check-choice.ts';
import type { Checkout } from './payment-call.ts';

const KEY = 'hammerdock.checkout-amount';

type Receipt = Pick<Checkout, 'id' | 'total_due_amount'>;

/** null: none, or it is of another receipt or not payable anymore. */
export function readStoredAmount({ id, total_due_amount }: Receipt): string | null {
  const [receiptId, amount = ''] = (read() ?? '').split(' ');
  return receiptId === id && checkAmount(amount, total_due_amount) === null ? amount : null;
}

/** Stores the amount when the page goes because the session has ended. */
export function useStoredAmount({ id, total_due_amount }: Receipt, amount: string): void {
  const client = useQueryClient();
  const storeAmount = useEffectEvent(() => {
    const hasEnded = client.getQueryData<Session>(SESSION_KEY)?.user === null;
    if (hasEnded && amount !== total_due_amount) store(`${id} ${amount}`);
  });
  useEffect(() => {
    store(null);
    return () => storeAmount();
  }, []);
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function store(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the amount is typed again.
  }
}
