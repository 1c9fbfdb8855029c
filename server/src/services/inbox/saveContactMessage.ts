import type { inbox } from '@hammerdock/contract/services/inbox.ts';
import { refused } from '@hammerdock/domain/result.ts';
import { saveInboxMessage } from '../../operations/messaging/save-inbox-message.ts';
import type { Handler } from '../../rpc/handler.ts';

export const saveContactMessage: Handler<typeof inbox.saveContactMessage> = async (
  { name, email, subject, message: body, pictures },
  ctx,
) => {
  const userId = ctx.actor?.userId ?? null;
  if (userId === null && pictures.length > 0) return refused('SignInNeeded');
  const message = { userId, lotId: null, name, email, subject, body };
  return ctx.transact((tx) => saveInboxMessage(tx, message, pictures));
};
