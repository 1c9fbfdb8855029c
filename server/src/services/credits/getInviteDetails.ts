import type { credits } from '@hammerdock/contract/services/credits.ts';
import { INVITE_REWARD_CENTS, inviteCodeOf } from '@hammerdock/domain/credits/invite.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { admitLookup } from '../../operations/accounts/registration.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findInviter } from '../../store/accounts/invites.ts';

export const getInviteDetails: Handler<typeof credits.getInviteDetails> = async (input, ctx) => {
  const admitted = await admitLookup(ctx, input.registration_token);
  if (!admitted.ok) return admitted;
  const inviter = await findInviter(ctx.db, inviteCodeOf(input.invite_code));
  if (inviter === undefined) return refused('InviteUnknown');
  return ok({
    invite_code: inviter.inviteCode,
    invited_by: inviter.firstName,
    amount: toDecimal(INVITE_REWARD_CENTS),
  });
};
