// What a provider reports about an amount on its way back to a card, and what is recorded of it.
// A bank may send an amount back days after it accepted it.

/**
 * 'refused': never accepted; 'failed': accepted and sent back later. Either became credit.
 * 'canceled': by us, before it was paid out; the sale stands again.
 */
export type RefundState = 'pending' | 'succeeded' | 'refused' | 'failed' | 'canceled';

/** 'refused' covers both: the provider does not say whether it had accepted it before. */
export type ReportedRefund = 'pending' | 'succeeded' | 'refused';

/** What is still to be recorded; null: nothing; 'differs': a report that contradicts the record. */
export type RefundStep = 'succeeded' | 'refused' | 'failed' | 'differs';

export function refundStep(before: RefundState, reported: ReportedRefund): RefundStep | null {
  // A report that was overtaken.
  if (reported === 'pending') return null;
  if (before === 'pending') return reported;
  if (reported === 'succeeded') return before === 'succeeded' ? null : 'differs';
  return before === 'succeeded' ? 'failed' : null;
}
