import type { account } from '@hammerdock/contract/services/account.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertTermsAcceptance, termsNotice, upsertNotice } from '../../store/accounts/notices.ts';
import { readTermsVersion } from '../../store/platform/pages.ts';

/** Both buttons accept; with flag 0 the dialog is shown again at the next sign-in. */
export const createUpdateUserSeenTermsAndConditions: Handler<
  typeof account.createUpdateUserSeenTermsAndConditions
> = async ({ flag, version }, ctx) => {
  const { userId, sessionId } = ctx.actor;
  return ctx.transact(async (tx) => {
    const current = await readTermsVersion(tx);
    if (version !== undefined && version !== current) return refused('TermsChanged');
    await insertTermsAcceptance(tx, userId, current);
    await upsertNotice(tx, { userId, sessionId, notice: termsNotice(current), flag });
    return ok({ flag, version: current });
  });
};
