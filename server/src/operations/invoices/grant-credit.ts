// Grants credit: one journal, a line in the audit log (R37), and an event for the email.
import type { Cents } from '@hammerdock/domain/money.ts';
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { postJournal } from '../../store/payments/ledger.ts';

export interface Grant {
  readonly kind: 'coupon redeemed' | 'invite rewarded';
  readonly userId: string;
  readonly amountCents: Cents;
  /** Unique in the ledger, so that one reason grants credit once. */
  readonly reference: string;
  /** Who caused it; null: the system. */
  readonly actorId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Returns the id of the journal. */
export async function grantCredit(tx: Tx, grant: Grant): Promise<string> {
  const { kind, userId, amountCents, reference, actorId, details } = grant;
  const journalId = await postJournal(tx, {
    kind,
    userId,
    invoiceId: null,
    paymentId: null,
    reference,
    entries: [
      { account: 'promotion', userId: null, amountCents },
      { account: 'buyer credit', userId, amountCents: -amountCents },
    ],
  });
  await insertAudit(tx, {
    actorId,
    action: kind,
    subject: userId,
    details: { ...details, amountCents, journalId },
  });
  await appendEvent(tx, 'credit.granted', { userId, journalId, amountCents, reason: kind });
  return journalId;
}
