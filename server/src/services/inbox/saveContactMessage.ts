import type { inbox } from '@hammerdock/contract/services/inbox.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { insertInboxMessage } from '../../store/inbox.ts';

export const saveContactMessage: Handler<typeof inbox.saveContactMessage> = (
  { name, email, subject, message: body },
  ctx,
) =>
  ctx.transact(async (tx) => {
    const userId = ctx.actor?.userId ?? null;
    await insertInboxMessage(tx, { userId, lotId: null, name, email, subject, body });
    return ok({});
  });
