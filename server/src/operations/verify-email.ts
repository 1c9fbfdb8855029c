import type { Ctx } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { markCodeUsed } from '../store/codes.ts';
import { findAccountByEmail, getAccount, markEmailVerified, type Account } from '../store/users.ts';
import { beginSession } from './begin-session.ts';
import { redeemClaim } from './redeem-claim.ts';
import { tryCode, type CodeVerdict } from './try-code.ts';

type WrongCode = Extract<CodeVerdict, { right: false }>['refusal'];

/** Every try counts, so what is wrong is told as a value and the transaction commits. */
export async function verifyEmail(
  tx: Tx,
  ctx: Ctx,
  given: { email: string; code: string },
): Promise<{ wrong: WrongCode } | { wrong: null; account: Account; userToken: string }> {
  const { email, code } = given;
  const known = await findAccountByEmail(tx, email);
  const userId = known?.id ?? null;
  const verdict = await tryCode(tx, ctx.vault, { purpose: 'email', target: email, userId, code });
  if (!verdict.right) return { wrong: verdict.refusal };
  // A code sent to nobody is never shown to anyone; guessing it must lead nowhere either.
  if (userId === null) return { wrong: 'CodeWrong' };
  await markCodeUsed(tx, verdict.codeId);
  await markEmailVerified(tx, userId);
  const account = await getAccount(tx, userId);
  await redeemClaim(tx, account);
  const userToken = await beginSession(tx, {
    userId,
    persistent: false,
    userAgent: ctx.userAgent,
    origin: ctx.config.origin,
    earlierSessionId: ctx.actor?.sessionId ?? null,
  });
  return { wrong: null, account, userToken };
}
