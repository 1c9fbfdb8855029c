import type { messages } from '@hammerdock/contract/services/messages.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { decryptMessage } from '../../operations/messaging/message-secret.ts';
import { listOutboxChannels } from '../../operations/messaging/list-outbox-channels.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listMessages as listStored } from '../../store/messaging/messages.ts';
import { viewMessage } from '../../views/messaging/message.ts';

export const listMessages: Handler<typeof messages.listMessages> = async (input, ctx) => {
  const channels = listOutboxChannels(ctx);
  if (channels.length === 0) return refused('NotFound');
  const { recipient, page, limit } = input;
  const offset = (page - 1) * limit;
  const rows = await listStored(ctx.db, { channels, recipient, limit, offset });
  const shown = rows.map((row) => viewMessage(decryptMessage(ctx.vault, row) ?? row));
  return ok({ messages: shown });
};
