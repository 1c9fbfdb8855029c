// An admin reactivates an account that was deactivated for any reason (R52, R59).
import type { Tx } from '../../db/database.ts';
import { appendEvent } from '../../events/outbox.ts';
import { insertAudit } from '../../store/platform/audit.ts';
import { liftDeactivation } from '../../store/accounts/deactivations.ts';
import { lockUser } from '../../store/payments/payments.ts';

/** Returns the reason of the deactivation; null when the account is active. */
export async function reactivateAccount(
  tx: Tx,
  { userId, reason, actorId }: { userId: string; reason: string; actorId: string | null },
): Promise<string | null> {
  await lockUser(tx, userId);
  const lifted = await liftDeactivation(tx, userId);
  if (lifted === null) return null;
  const details = { reason, deactivatedFor: lifted };
  await insertAudit(tx, { actorId, action: 'account reactivated', subject: userId, details });
  await appendEvent(tx, 'account.reactivated', { userId });
  return lifted;
}
