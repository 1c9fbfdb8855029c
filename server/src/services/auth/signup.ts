import { sentenceOf } from '@hammerdock/contract/refusals.ts';
import type { auth } from '@hammerdock/contract/services/auth.ts';
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import { coordinatesOf } from '@hammerdock/domain/places/coordinates.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { newId } from '../../security/ids.ts';
import { isTooCommon } from '../../security/passwords.ts';
import { ownerOf } from '../../operations/accounts/code-requester.ts';
import { lockOpenRegistration } from '../../operations/accounts/registration.ts';
import { RESEND_AFTER_SECONDS, sendCode } from '../../operations/accounts/send-code.ts';
import { applySignUpCodes } from '../../operations/accounts/apply-sign-up-codes.ts';
import type { Handler } from '../../rpc/handler.ts';
import { upsertLocationNotices } from '../../store/accounts/location-notices.ts';
import {
  incrementsNotice,
  insertTermsAcceptance,
  upsertNotice,
} from '../../store/accounts/notices.ts';
import { readTermsVersion } from '../../store/platform/pages.ts';
import { linkRegistration } from '../../store/accounts/registrations.ts';
import { insertUser, listTakenParts, type TakenPart } from '../../store/accounts/users.ts';

const TAKEN = { email: 'EmailTaken', username: 'UsernameTaken', phone: 'PhoneTaken' } as const;

export const signup: Handler<typeof auth.signup> = async (input, ctx) => {
  const { email, username, password } = input;
  if (isTooCommon(password, [email, username])) return refused('PasswordTooCommon');
  // Hashed before the transaction begins, so that no lock is held meanwhile.
  const passwordHash = await ctx.passwords.hash(password);
  const phone = phoneInE164(input.phone) ?? input.phone;
  return ctx.transact(async (tx) => {
    const registration = await lockOpenRegistration(tx, input.registration_token);
    if (registration === null) return refused('RegistrationNotStarted');
    const userId = newId();
    const isNew = await insertUser(tx, {
      id: userId,
      role: 'buyer',
      firstName: input.first_name.trim(),
      lastName: input.last_name.trim(),
      username,
      email,
      phone,
      passwordHash,
      address1: input.address1,
      address2: input.address2,
      city: input.city,
      state: input.state,
      zip: input.zip,
      ...coordinatesOf(input),
    });
    if (!isNew) {
      return refuseTaken(await listTakenParts(tx, { email, username, phone }));
    }
    const codes = { coupon: input.coupon_code, invite: input.invite_code };
    const taken = await applySignUpCodes(tx, userId, codes);
    if (!taken.ok) return taken;
    await linkRegistration(tx, registration.id, userId);
    await insertTermsAcceptance(tx, userId, await readTermsVersion(tx));
    // The increments and the locations are not new to somebody who has just joined.
    await upsertLocationNotices(tx, { userId, sessionId: null, flag: 1 });
    await upsertNotice(tx, { userId, sessionId: null, notice: incrementsNotice(), flag: 1 });
    const requester = ownerOf(userId);
    await sendCode(tx, ctx.vault, { purpose: 'email', target: email, userId, requester });
    await sendCode(tx, ctx.vault, { purpose: 'phone', target: phone, userId, requester });
    return ok({ email, phone, resend_after_seconds: RESEND_AFTER_SECONDS });
  });
};

/** Each one that is taken, so that all can be changed at once. */
function refuseTaken(parts: readonly TakenPart[]) {
  const errors = parts.map((part) => [`field.${part}`, sentenceOf(TAKEN[part])] as const);
  return refused(TAKEN[parts[0] ?? 'email'], Object.fromEntries(errors));
}
