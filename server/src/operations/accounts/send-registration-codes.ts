import { ok, refused, type Result } from '@hammerdock/domain/result.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { ownerOf } from './code-requester.ts';
import { lockRegistrant } from './registration.ts';
import { RESEND_AFTER_SECONDS, sendCode, type CodePurpose } from './send-code.ts';

/** Sends new codes for a registration; older codes become invalid. */
export async function sendRegistrationCodes(
  tx: Tx,
  { vault, actor }: Pick<Ctx, 'vault' | 'actor'>,
  registrationToken: string | undefined,
  purposes: readonly CodePurpose[],
): Promise<
  Result<{ resend_after_seconds: number }, 'RegistrationNotStarted' | 'CodeSentRecently'>
> {
  const registrant = await lockRegistrant(tx, actor, registrationToken);
  if (registrant === null) return refused('RegistrationNotStarted');
  const { id: userId, email, phone } = registrant;
  for (const purpose of purposes) {
    const target = purpose === 'email' ? email : phone;
    const retryAfterSeconds = await sendCode(tx, vault, {
      purpose,
      target,
      userId,
      requester: ownerOf(userId),
    });
    if (retryAfterSeconds !== null) return refused('CodeSentRecently', { retryAfterSeconds });
  }
  return ok({ resend_after_seconds: RESEND_AFTER_SECONDS });
}
