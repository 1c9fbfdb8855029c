import type { messages } from '@hammerdock/contract/services/messages.ts';
import { ok, refused } from '@hammerdock/domain/result.ts';
import { openMessage } from '../../operations/message-secret.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listMessages as listStored } from '../../store/messages.ts';
import { viewMessage } from '../../views/message.ts';

/** Messages hold codes and links, so in production the page is there for admins only. */
export const listMessages: Handler<typeof messages.listMessages> = async (input, ctx) => {
  const isAdmin = ctx.actor?.role === 'admin';
  if (ctx.config.environment === 'production' && !isAdmin) return refused('NotFound');
  const { recipient, page, limit } = input;
  const rows = await listStored(ctx.db, { recipient, limit, offset: (page - 1) * limit });
  const shown = rows.map((row) => viewMessage(openMessage(ctx.vault, row) ?? row));
  return ok({ messages: shown });
};
