// What keeps the charge of the next receipt from working, as far as the store knows.
import type { AppContext } from '../context.ts';
import { findPrimarySource } from '../store/payments/cards.ts';
import { isPrimaryDeclined } from '../store/payments/payment-standing.ts';

/** A sentence that says what to do first; null: the primary card or bank account is charged. */
export async function chargeObstacle(
  { workerDb: db }: AppContext,
  userId: string,
): Promise<string | null> {
  const primary = await findPrimarySource(db, userId);
  if (primary === undefined) return 'You have no card to charge. Add a card first.';
  if (!(await isPrimaryDeclined(db, userId))) return null;
  return primary.kind === 'card'
    ? 'The last charge to your primary card was declined. Update your card first.'
    : 'The last charge to your primary bank account was declined. Add a card first.';
}
