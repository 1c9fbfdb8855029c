import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import { bidAmountOf } from '@hammerdock/domain/checks/bid-amount.ts';
import type { Complaint } from '@hammerdock/domain/checks/check.ts';
import { checkPartial } from '@hammerdock/domain/invoicing/partial.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import type { Choice, Complaints } from './payment-call.ts';

/** R26, with the server's texts. */
export function checkAmount(amount: string, dueAmount: string): Complaint {
  const dueCents = centsOf(dueAmount);
  const bounds = checkPartial({ amountCents: bidAmountOf(amount) ?? 0, dueCents });
  return bounds.ok ? null : sentenceOf(bounds.refusal, bounds.details);
}

export function checkChoice(
  { amount, sourceId }: Pick<Choice, 'amount' | 'sourceId'>,
  { dueAmount, needsCard }: { dueAmount: string; needsCard: boolean },
): Complaints {
  const complaints = {
    amount: checkAmount(amount, dueAmount),
    sourceId: needsCard && sourceId === null ? 'Please select card' : null,
  };
  return Object.fromEntries(Object.entries(complaints).filter(([, text]) => text !== null));
}
