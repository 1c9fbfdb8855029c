import type { credits } from '@hammerdock/contract/services/credits.ts';
import { INVITE_REWARD_CENTS } from '@hammerdock/domain/credits/invite.ts';
import { toDecimal } from '@hammerdock/domain/money.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { readInviteStanding } from '../../store/accounts/invites.ts';

export const getOwnInvite: Handler<typeof credits.getOwnInvite> = async (_input, ctx) => {
  const { inviteCode, invited, rewarded } = await readInviteStanding(ctx.db, ctx.actor.userId);
  return ok({
    invite_code: inviteCode,
    amount: toDecimal(INVITE_REWARD_CENTS),
    invited_count: invited,
    rewarded_count: rewarded,
  });
};
