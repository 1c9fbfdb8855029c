import type { auth } from '@hammerdock/contract/services/auth.ts';
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { admitLookup } from '../../operations/accounts/registration.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findTakenPart } from '../../store/accounts/users.ts';

export const checkEmailAndPhoneAlreadyExists: Handler<
  typeof auth.checkEmailAndPhoneAlreadyExists
> = async (input, ctx) => {
  const admitted = await admitLookup(ctx, input.registration_token);
  if (!admitted.ok) return admitted;
  const phone = phoneInE164(input.phone) ?? '';
  return ok({
    email_exists: (await findTakenPart(ctx.db, { email: input.email })) !== null,
    phone_exists: (await findTakenPart(ctx.db, { phone })) !== null,
  });
};
