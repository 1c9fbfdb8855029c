// R24: an account with an unpaid receipt cannot bid until all are paid. Its bids stay (R53).
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import {
  insertDeactivation,
  liftChargebackDeactivation,
  liftUnpaidDeactivation,
  type AdminReason,
  type UnpaidReason,
} from '../../store/accounts/deactivations.ts';
import { countPendingInvoices } from '../../store/payments/payment-standing.ts';

export async function deactivateAccount(
  tx: Tx,
  userId: string,
  reason: UnpaidReason,
): Promise<void> {
  if (!(await insertDeactivation(tx, userId, reason))) return;
  await insertAudit(tx, {
    actorId: null,
    action: 'account deactivated',
    subject: userId,
    details: { reason },
  });
  await appendEvent(tx, 'account.deactivated', { userId, reason });
}

/** Reactivates the account when all receipts are paid; other reasons of deactivation stay. */
export async function reactivateIfPaid(tx: Tx, userId: string): Promise<void> {
  if ((await countPendingInvoices(tx, userId)) > 0) return;
  if (!(await liftUnpaidDeactivation(tx, userId))) return;
  await insertAudit(tx, {
    actorId: null,
    action: 'account reactivated',
    subject: userId,
    details: {},
  });
  await appendEvent(tx, 'account.reactivated', { userId });
}

/** R59: the bank returned the amount. Receipts that are unpaid deactivate the account again. */
export async function liftChargeback(tx: Tx, userId: string): Promise<void> {
  if (!(await liftChargebackDeactivation(tx, userId))) return;
  const details = { reason: 'dispute won' };
  await insertAudit(tx, { actorId: null, action: 'account reactivated', subject: userId, details });
  if ((await countPendingInvoices(tx, userId)) > 0) {
    await deactivateAccount(tx, userId, 'payment declined');
  } else await appendEvent(tx, 'account.reactivated', { userId });
}

/** R52: replaces a deactivation that ends with payment. */
export async function deactivateUntilAdminActs(
  tx: Tx,
  userId: string,
  reason: AdminReason,
): Promise<void> {
  await liftUnpaidDeactivation(tx, userId);
  if (!(await insertDeactivation(tx, userId, reason))) return;
  const details = { reason };
  await insertAudit(tx, { actorId: null, action: 'account deactivated', subject: userId, details });
}
