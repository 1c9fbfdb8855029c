import type { notifications } from '@hammerdock/contract/services/notifications.ts';
import { ALL_KINDS, CHANNELS, readIds } from '@hammerdock/domain/notifications/kinds.ts';
import { ok } from '@hammerdock/domain/result.ts';
import type { Handler } from '../../rpc/handler.ts';
import { listChoices, upsertChoices } from '../../store/messaging/notification-choices.ts';
import { viewSelection } from '../../views/messaging/notification.ts';

export const updateUserNotification: Handler<typeof notifications.updateUserNotification> = async (
  { email, sms },
  ctx,
) => {
  const { userId } = ctx.actor;
  const wanted = { email: readIds(email), sms: readIds(sms) };
  const choices = ALL_KINDS.flatMap((kind) =>
    CHANNELS.filter((channel) => kind[channel]).map((channel) => ({
      kind: kind.id,
      channel,
      wanted: wanted[channel].has(kind.id),
    })),
  );
  return ctx.transact(async (tx) => {
    await upsertChoices(tx, userId, choices);
    return ok(viewSelection(await listChoices(tx, userId)));
  });
};
