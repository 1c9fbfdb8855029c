import type { auth } from '@hammerdock/contract/services/auth.ts';
import { sendRegistrationCodes } from '../../operations/accounts/send-registration-codes.ts';
import type { Handler } from '../../rpc/handler.ts';

export const resendEmailCode: Handler<typeof auth.resendEmailCode> = (input, ctx) =>
  ctx.transact((tx) => sendRegistrationCodes(tx, ctx, input.registration_token, ['email']));
