import type { Tx } from '../../db/database.ts';
import { findUnrewardedInvitation, rewardReference } from '../../store/accounts/invites.ts';
import { grantCredit } from './grant-credit.ts';

/**
 * AUTH-13: the invitee has paid an invoice, so the inviter gets credit. It is granted once, because
 * the caller has locked the invitee and references in the ledger are unique.
 */
export async function rewardInviter(tx: Tx, inviteeId: string): Promise<void> {
  const invitation = await findUnrewardedInvitation(tx, inviteeId);
  if (invitation === undefined) return;
  await grantCredit(tx, {
    kind: 'invite rewarded',
    userId: invitation.inviterId,
    amountCents: invitation.rewardCents,
    reference: rewardReference(inviteeId),
    actorId: null,
    details: { inviteeId },
  });
}
