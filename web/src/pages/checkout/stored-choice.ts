// The amount and the credit that were chosen in this tab: for the checkout that is opened again
// after a declined payment, a look at another page or a sign-in.
import { checkAmount } from './check-choice.ts';
import type { Checkout, Choice } from './payment-call.ts';

const KEY = 'hammerdock.checkout-choice';

type Receipt = Pick<Checkout, 'id' | 'total_due_amount'>;
type Stored = Pick<Choice, 'amount' | 'byCredit'>;

/** null: none, or it is of another receipt, or something else is due by now. */
export function readStoredChoice({ id, total_due_amount }: Receipt): Stored | null {
  const [receiptId, due, amount = '', credit] = (read() ?? '').split(' ');
  if (receiptId !== id || due !== total_due_amount) return null;
  if (checkAmount(amount, total_due_amount) !== null) return null;
  return { amount, byCredit: credit === 'credit' };
}

export function storeChoice({ id, total_due_amount }: Receipt, { amount, byCredit }: Stored): void {
  write(`${id} ${total_due_amount} ${amount} ${byCredit ? 'credit' : 'none'}`);
}

/** A payment of it waits for the bank, which decides what is offered next. */
export const forgetChoice = (): void => write(null);

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Storage is blocked.
    return null;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the amount is typed again.
  }
}
