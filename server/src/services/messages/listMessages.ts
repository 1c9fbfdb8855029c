import type { messages } from '@hammerdock/contract/services/messages.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { decryptMessage } from '../../operations/messaging/message-secret.ts';
import { mayReadOutbox } from '../../operations/messaging/may-read-outbox.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listMessages as listStored } from '../../store/messaging/messages.ts';
import { viewMessage } from '../../views/messaging/message.ts';

export const listMessages: Handler<typeof messages.listMessages> = async (input, ctx) => {
  if (!mayReadOutbox(ctx)) return refused('NotFound');
  const { recipient, page, limit } = input;
  const rows = await listStored(ctx.db, { recipient, limit, offset: (page - 1) * limit });
  const shown = rows.map((row) => viewMessage(decryptMessage(ctx.vault, row) ?? row));
  return ok({ messages: shown });
};
