import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { verifyRegistration } from '../../operations/accounts/verify-registration.ts';
import type { Handler } from '../../rpc/handler.ts';
import { viewProgress } from '../../views/accounts/session.ts';

export const verifyEmailAndSmsCode: Handler<typeof auth.verifyEmailAndSmsCode> = async (
  input,
  ctx,
) => {
  const verified = await ctx.transact((tx) =>
    verifyRegistration(tx, ctx, {
      registrationToken: input.registration_token,
      codes: { email: input.email_code, phone: input.sms_code },
    }),
  );
  if (verified.wrong !== null) {
    const { email, phone } = verified.wrongCodes;
    return refused(verified.wrong, {
      ...(email === undefined ? {} : { email_code: email }),
      ...(phone === undefined ? {} : { sms_code: phone }),
    });
  }
  const { account, begun, claim } = verified;
  if (begun !== null) ctx.session.begin(begun, false);
  return ok(viewProgress({ account, userToken: begun?.userToken ?? null, claim }));
};
