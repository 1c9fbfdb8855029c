import type { auth } from '@hammerdock/contract/services/auth.ts';
import { phoneInE164 } from '@hammerdock/domain/checks/phone.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { admitLookup } from '../../operations/accounts/registration.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findTakenPart } from '../../store/accounts/users.ts';

export const checkPhoneAlreadyExists: Handler<typeof auth.checkPhoneAlreadyExists> = async (
  input,
  ctx,
) => {
  const admitted = await admitLookup(ctx, input.registration_token);
  if (!admitted.ok) return admitted;
  const wanted = { phone: phoneInE164(input.phone) ?? '' };
  return ok({ exists: (await findTakenPart(ctx.db, wanted)) !== null });
};
