import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { isTooCommon } from '../../security/passwords.ts';
import { forgetFailedSignIns } from '../../operations/accounts/admit-sign-in.ts';
import { consumeLink } from '../../operations/accounts/email-link.ts';
import { recordMailboxProof } from '../../operations/accounts/record-mailbox-proof.ts';
import { redeemClaim } from '../../operations/invoices/redeem-claim.ts';
import { notifyPasswordChanged } from '../../operations/accounts/notify-password-changed.ts';
import type { Handler } from '../../rpc/handler.ts';
import { endOtherSessions } from '../../store/accounts/sessions.ts';
import { forgetOtherDevices } from '../../store/accounts/sign-in-devices.ts';
import { getAccount, updateUser } from '../../store/accounts/users.ts';

export const changePassword: Handler<typeof auth.changePassword> = async (input, ctx) => {
  const password = input.new_password;
  if (isTooCommon(password, [])) return refused('PasswordTooCommon');
  const passwordHash = await ctx.passwords.hash(password);
  return ctx.transact(async (tx) => {
    const link = await consumeLink(tx, 'password reset', input.token);
    if (link === null) return refused('ResetLinkInvalid');
    const { userId } = link;
    const { passwordHash: oldHash } = await getAccount(tx, userId);
    if (await ctx.passwords.verify(oldHash, password)) return refused('PasswordUnchanged');
    const within = 'password reset';
    await recordMailboxProof(tx, ctx, { userId, within, sessionId: null });
    await updateUser(tx, userId, { passwordHash });
    await redeemClaim(tx, await getAccount(tx, userId));
    await endOtherSessions(tx, userId, null);
    await forgetOtherDevices(tx, userId, null);
    const { addressKey } = ctx;
    await forgetFailedSignIns(tx, { account: userId, addressKey, knownDeviceHash: null });
    await notifyPasswordChanged(tx, ctx, userId);
    return ok({});
  });
};
