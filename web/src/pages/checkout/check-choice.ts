import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import { bidAmountOf } from '@hammerdock/domain/checks/bid-amount.ts';
import type { Complaint } from '@hammerdock/domain/checks/check.ts';
import { checkPartial } from '@hammerdock/domain/invoicing/partial.ts';
import { centsOf } from '@hammerdock/domain/text/format.ts';
import type { Choice, Complaints } from './payment-call.ts';

/** R26, with the server's texts. `leavesNoRest`: a part of what is due cannot be paid. */
export function checkAmount(amount: string, dueAmount: string, leavesNoRest = false): Complaint {
  const dueCents = centsOf(dueAmount);
  const amountCents = bidAmountOf(amount) ?? 0;
  const bounds = checkPartial({ amountCents, dueCents });
  if (!bounds.ok) return sentenceOf(bounds.refusal, bounds.details);
  return leavesNoRest && amountCents < dueCents ? sentenceOf('BankPaysAll', { dueCents }) : null;
}

interface Circumstances {
  readonly dueAmount: string;
  readonly needsCard: boolean;
  readonly leavesNoRest: boolean;
}

export function checkChoice(
  { amount, sourceId }: Pick<Choice, 'amount' | 'sourceId'>,
  { dueAmount, needsCard, leavesNoRest }: Circumstances,
): Complaints {
  const complaints = {
    amount: checkAmount(amount, dueAmount, needsCard && leavesNoRest),
    sourceId: needsCard && sourceId === null ? 'Please select card' : null,
  };
  return Object.fromEntries(Object.entries(complaints).filter(([, text]) => text !== null));
}
