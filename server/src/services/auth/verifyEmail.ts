import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { consumeLink } from '../../operations/accounts/email-link.ts';
import { proofBy, recordMailboxProof } from '../../operations/accounts/record-mailbox-proof.ts';
import { redeemClaim } from '../../operations/invoices/redeem-claim.ts';
import { verifyTargetOf } from '../../operations/accounts/send-verify-link.ts';
import type { Handler } from '../../rpc/handler.ts';
import { getAccount } from '../../store/accounts/users.ts';

export const verifyEmail: Handler<typeof auth.verifyEmail> = ({ token }, ctx) =>
  ctx.transact(async (tx) => {
    const link = await consumeLink(tx, 'email link', token);
    if (link === null) return refused('VerifyLinkInvalid');
    const { email } = await getAccount(tx, link.userId);
    // The link verifies the email it was sent to, even if the account has another one now.
    if (verifyTargetOf(email) !== link.target) return refused('VerifyLinkInvalid');
    await recordMailboxProof(tx, ctx, proofBy(ctx.actor, link.userId));
    const account = await getAccount(tx, link.userId);
    await redeemClaim(tx, account);
    return ok({ email, password_set: account.passwordHash === null ? 0 : 1 });
  });
