import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { markCodeUsed } from '../../store/accounts/codes.ts';
import { lockRegistrationsOf } from '../../store/accounts/registrations.ts';
import { findAccountByEmail, getAccount, type Account } from '../../store/accounts/users.ts';
import { beginSession, type BegunSession } from './begin-session.ts';
import { proofBy, recordMailboxProof } from './record-mailbox-proof.ts';
import { redeemClaim } from '../invoices/redeem-claim.ts';
import { checkCode, type CodeVerdict } from './check-code.ts';

type WrongCode = Extract<CodeVerdict, { right: false }>['refusal'];

/** Returns a refusal as a value, so that the transaction commits and the attempt is counted. */
export async function verifyEmail(
  tx: Tx,
  ctx: Ctx,
  given: { email: string; code: string },
): Promise<{ wrong: WrongCode } | { wrong: null; account: Account; begun: BegunSession }> {
  const { email, code } = given;
  const known = await findAccountByEmail(tx, email);
  const userId = known?.id ?? null;
  // Locked before the code's row, as in verifyRegistration.
  if (userId !== null) await lockRegistrationsOf(tx, userId);
  const verdict = await checkCode(tx, ctx, { purpose: 'email', target: email, userId, code });
  if (!verdict.right) return { wrong: verdict.refusal };
  // A code without an account was sent to no one, so guessing it must not verify anything.
  if (userId === null) return { wrong: 'CodeWrong' };
  await markCodeUsed(tx, verdict.codeId);
  await recordMailboxProof(tx, ctx, proofBy(ctx.actor, userId));
  const account = await getAccount(tx, userId);
  await redeemClaim(tx, account);
  const begun = await beginSession(tx, ctx, { userId, persistent: false });
  return { wrong: null, account, begun };
}
