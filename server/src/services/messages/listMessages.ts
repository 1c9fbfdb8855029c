import type { messages } from '@hammerdock/contract/services/messages.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { decryptMessage } from '../../operations/messaging/message-secret.ts';
import {
  isShownOnly,
  listOutboxChannels,
} from '../../operations/messaging/list-outbox-channels.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listMessages as listStored, type MessageRow } from '../../store/messaging/messages.ts';
import { viewMessage } from '../../views/messaging/message.ts';

export const listMessages: Handler<typeof messages.listMessages> = async (input, ctx) => {
  const channels = listOutboxChannels(ctx);
  if (channels.length === 0) return refused('NotFound');
  const { recipient, page, limit } = input;
  const offset = (page - 1) * limit;
  const rows = await listStored(ctx.db, { channels, recipient, limit, offset });
  // A code or link that a provider sends is for its recipient only, so an admin doesn't see it.
  const show = (row: MessageRow) =>
    isShownOnly(row.channel, ctx) ? (decryptMessage(ctx.vault, row) ?? row) : row;
  return ok({ messages: rows.map((row) => viewMessage(show(row))) });
};
