import type { account } from '@hammerdock/contract/services/account.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { hasAcceptedTerms, isNoticeDueAgain, termsNotice } from '../../store/accounts/notices.ts';
import { readTermsVersion } from '../../store/platform/pages.ts';

export const checkLogedUserAlreadySeenTermsAndConditions: Handler<
  typeof account.checkLogedUserAlreadySeenTermsAndConditions
> = async (_input, { actor, db }) => {
  const { userId, sessionId } = actor;
  const version = await readTermsVersion(db);
  const accepted = await hasAcceptedTerms(db, userId, version);
  const notice = termsNotice(version);
  // Terms accepted at registration are not shown again.
  const seen = accepted && !(await isNoticeDueAgain(db, { userId, sessionId, notice }));
  return ok({ seen: seen ? 1 : 0, accepted, version });
};
