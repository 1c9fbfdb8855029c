// Checks the codes of a registration together: a right code counts only if all are right. The
// session begins when both email and phone are verified.
import type { Tx } from '../../db/database.ts';
import type { Actor, Ctx } from '../../context.ts';
import { markCodeUsed } from '../../store/accounts/codes.ts';
import { endRegistrationsOf } from '../../store/accounts/registrations.ts';
import { getAccount, setVerifiedPhone, type Account } from '../../store/accounts/users.ts';
import { beginSession, type BegunSession } from './begin-session.ts';
import { proofBy, recordMailboxProof, type MailboxProof } from './record-mailbox-proof.ts';
import { redeemClaim, type ClaimOutcome } from '../invoices/redeem-claim.ts';
import { lockRegistrant } from './registration.ts';
import type { CodePurpose } from './send-code.ts';
import { checkCode, type CodeVerdict } from './check-code.ts';

type WrongCode = Extract<CodeVerdict, { right: false }>['refusal'];

/** Not a refusal yet: the transaction must commit, because every attempt is counted. */
export type Verification =
  | {
      readonly wrong: WrongCode | 'RegistrationNotStarted';
      /** The refusal of each code that is not accepted. */
      readonly wrongCodes: Partial<Record<CodePurpose, WrongCode>>;
    }
  | {
      readonly wrong: null;
      readonly account: Account;
      readonly begun: BegunSession | null;
      readonly claim: ClaimOutcome;
    };

export async function verifyRegistration(
  tx: Tx,
  ctx: Ctx,
  given: { registrationToken: string | undefined; codes: Partial<Record<CodePurpose, string>> },
): Promise<Verification> {
  const registrant = await lockRegistrant(tx, ctx.actor, given.registrationToken);
  if (registrant === null) return { wrong: 'RegistrationNotStarted', wrongCodes: {} };
  const { id: userId, email, phone } = registrant;
  const codeIds: string[] = [];
  const wrongCodes: Partial<Record<CodePurpose, WrongCode>> = {};
  for (const [purpose, target] of [['email', email] as const, ['phone', phone] as const]) {
    const code = given.codes[purpose];
    if (code === undefined) continue;
    const verdict = await checkCode(tx, ctx, { purpose, target, userId, code });
    if (verdict.right) codeIds.push(verdict.codeId);
    else wrongCodes[purpose] = verdict.refusal;
  }
  const wrong = wrongCodes.email ?? wrongCodes.phone;
  if (wrong !== undefined) return { wrong, wrongCodes };
  for (const codeId of codeIds) await markCodeUsed(tx, codeId);
  if (given.codes.email !== undefined) {
    await recordMailboxProof(tx, ctx, proofOf(ctx.actor, userId));
  }
  if (given.codes.phone !== undefined) await setVerifiedPhone(tx, userId, phone);

  const account = await getAccount(tx, userId);
  const isComplete = account.emailVerifiedAt !== null && account.phoneVerifiedAt !== null;
  if (!isComplete) return { wrong: null, account, begun: null, claim: null };
  const claim = await redeemClaim(tx, account);
  await endRegistrationsOf(tx, userId);
  // A session that has begun by the password goes on, as long as that one was to last.
  const isSignedIn = ctx.actor?.userId === userId;
  const begun = isSignedIn ? null : await beginSession(tx, ctx, { userId, persistent: false });
  return { wrong: null, account, begun, claim };
}

const proofOf = (actor: Actor | null, userId: string): MailboxProof =>
  actor?.userId === userId
    ? proofBy(actor, userId)
    : { userId, within: 'registration', sessionId: null };
