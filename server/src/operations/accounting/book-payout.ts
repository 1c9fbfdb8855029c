// The journals of payouts and of their reversals (R58).
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { insertReversal } from '../../store/accounting/payouts.ts';
import { postJournal } from '../../store/payments/ledger.ts';
import { insertAudit } from '../../store/platform/audit.ts';

export interface BookedPayout {
  readonly id: string;
  readonly sellerId: string;
  readonly amountCents: Cents;
}

export const bookPayout = (tx: Tx, { id, sellerId, amountCents }: BookedPayout) =>
  postJournal(tx, {
    kind: 'payout',
    userId: sellerId,
    invoiceId: null,
    paymentId: null,
    reference: `payout ${id}`,
    entries: [
      { account: 'seller payable', userId: sellerId, amountCents },
      { account: 'gateway clearing', userId: null, amountCents: -amountCents },
    ],
  });

export interface Reversal {
  readonly reason: string;
  /** null: the payment provider reversed it without being asked. */
  readonly actorId: string | null;
}

/** false: it was reversed already. */
export async function bookReversal(
  tx: Tx,
  { id: payoutId, sellerId, amountCents }: BookedPayout,
  { reason, actorId }: Reversal,
): Promise<boolean> {
  if (!(await insertReversal(tx, { payoutId, reason, actorId }))) return false;
  await postJournal(tx, {
    kind: 'payout reversed',
    userId: sellerId,
    invoiceId: null,
    paymentId: null,
    reference: `payout reversed ${payoutId}`,
    entries: [
      { account: 'gateway clearing', userId: null, amountCents },
      { account: 'seller payable', userId: sellerId, amountCents: -amountCents },
    ],
  });
  await insertAudit(tx, {
    actorId,
    action: 'payout reversed',
    subject: payoutId,
    details: { sellerId, amountCents, reason },
  });
  await appendEvent(tx, 'payout.reversed', { payoutId, userId: sellerId });
  return true;
}
