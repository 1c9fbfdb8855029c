import type { auth } from '@hammerdock/contract/services/auth.ts';
import { ok } from '@hammerdock/domain/result.ts';
import { admitLookup } from '../../operations/accounts/registration.ts';
import type { Handler } from '../../rpc/handler.ts';
import { findTakenPart } from '../../store/accounts/users.ts';

export const checkEmailAlreadyExists: Handler<typeof auth.checkEmailAlreadyExists> = async (
  input,
  ctx,
) => {
  const admitted = await admitLookup(ctx, input.registration_token);
  if (!admitted.ok) return admitted;
  const wanted = { email: input.email };
  return ok({ exists: (await findTakenPart(ctx.db, wanted)) !== null });
};
